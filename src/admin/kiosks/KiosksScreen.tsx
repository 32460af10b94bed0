import { useState } from 'react';
import type { PairedKiosk } from '#domain/kiosk/kiosk-lock.ts';
import { useConnection } from '#store/connection-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { KioskForm } from './KioskForm.tsx';
import { KioskLink } from './KioskLink.tsx';
import { KioskRow } from './KioskRow.tsx';
import css from './Kiosks.module.css';
import { newKioskSecret } from './kiosk-link.ts';
import { type KioskActions, useKioskActions, useKiosks } from './use-kiosks.ts';

const BACK = { name: 'Ajustes', href: paths.settings };

/** What is open over the list: the form of a new kiosk or of one that is there, the link of one, or the question before it goes. */
type Open = { readonly kind: 'new' | 'link' | 'pin' | 'remove'; readonly secret: string } | null;

/** `/admin/ajustes/kioskos`: the devices that are kiosks, and their PINs. */
export function KiosksScreen() {
  const isOnline = useConnection((state) => state.reachable);
  const kiosks = useKiosks();
  const actions = useKioskActions();
  const [open, setOpen] = useState<Open>(null);
  const show = (kind: NonNullable<Open>['kind'], secret: string): void => {
    actions.forgetProblem();
    setOpen({ kind, secret });
  };
  return (
    <ListLayout
      title="Kioskos"
      back={BACK}
      actions={
        <Button disabled={!isOnline} onClick={() => show('new', newKioskSecret())}>
          <PlusIcon size={18} /> Agregar kiosko
        </Button>
      }
    >
      <Intro problem="">
        {isOnline
          ? 'Los equipos de la tienda en los que el cliente busca y arma su lista. Cada uno pide su PIN para salir, también sin conexión.'
          : 'Sin conexión puedes ver los kioskos y sus enlaces. Para agregar uno o cambiar su PIN hace falta conexión.'}
      </Intro>
      {kiosks === null ? (
        <p aria-busy>Leyendo la lista…</p>
      ) : kiosks.length === 0 ? (
        <p className={css['hint']}>Todavía no hay ninguno. Agrega uno y abre su enlace en el equipo.</p>
      ) : (
        <RowList label="Kioskos">
          {kiosks.map((one) => (
            <KioskRow
              key={one.secret}
              kiosk={one}
              isOnline={isOnline}
              onLink={() => show('link', one.secret)}
              onPin={() => show('pin', one.secret)}
              onRemove={() => show('remove', one.secret)}
            />
          ))}
        </RowList>
      )}
      <p className={css['hint']}>
        Para salir: tres segundos con el dedo en la esquina de arriba a la izquierda, o Ctrl+Alt+K. Un PIN nuevo llega
        al kiosko en cuanto tiene conexión. Un equipo que se abrió con «?kiosko=1» usa el PIN con que viene el sitio,
        que cualquiera puede leer: abre en él el enlace de un kiosko.
      </p>
      {open && (
        <OpenDialog
          open={open}
          kiosk={kiosks?.find(({ secret }) => secret === open.secret)}
          actions={actions}
          onClose={() => setOpen(null)}
          onMade={(secret) => show('link', secret)}
        />
      )}
    </ListLayout>
  );
}

interface OpenDialogProps {
  readonly open: NonNullable<Open>;
  /** Absent for a new one, until the list has it. */
  readonly kiosk: PairedKiosk | undefined;
  readonly actions: KioskActions;
  readonly onClose: () => void;
  readonly onMade: (secret: string) => void;
}

function OpenDialog({ open: { kind, secret }, kiosk, actions, onClose, onMade }: OpenDialogProps) {
  const form = { secret, actions, onCancel: onClose };
  switch (kind) {
    case 'new':
      return <KioskForm title="Agregar kiosko" name="" {...form} onSaved={() => onMade(secret)} />;
    case 'pin':
      return kiosk && <KioskForm title="PIN nuevo" name={kiosk.name} {...form} onSaved={onClose} />;
    case 'link':
      return kiosk && <KioskLink name={kiosk.name} secret={secret} onClose={onClose} />;
    case 'remove':
      return kiosk && <RemoveKiosk kiosk={kiosk} actions={actions} onClose={onClose} />;
  }
}

type RemoveKioskProps = Pick<OpenDialogProps, 'actions' | 'onClose'> & { readonly kiosk: PairedKiosk };

function RemoveKiosk({ kiosk: { name, secret }, actions, onClose }: RemoveKioskProps) {
  return (
    <Dialog
      title={`¿Quitar el kiosko «${name}»?`}
      open
      onCancel={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            No, dejarlo
          </Button>
          {/* It closes when it is done, and says why when it is not. */}
          <Button
            aria-busy={actions.busy}
            onClick={() => void actions.remove(secret).then((isDone) => isDone && onClose())}
          >
            Quitar
          </Button>
        </>
      }
    >
      <p>
        Su enlace deja de servir para otros equipos. El que ya es este kiosko sigue pidiendo su último PIN hasta que
        alguien salga con él.
      </p>
      <p className={css['problem']} role="alert">
        {actions.problem}
      </p>
    </Dialog>
  );
}
