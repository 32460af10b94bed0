import { useState } from 'react';
import { checkKiosk, type KioskForm as Form, type KioskProblems } from '#domain/kiosk/kiosk-lock.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './Kiosks.module.css';
import type { KioskActions } from './use-kiosks.ts';

interface KioskFormProps {
  readonly title: string;
  readonly name: string;
  readonly secret: string;
  readonly actions: KioskActions;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** Asks for the name and the PIN of a kiosk. An earlier PIN is shown nowhere, because nobody keeps it. */
export function KioskForm({ title, name, secret, actions, onCancel, onSaved }: KioskFormProps) {
  // Until somebody types a name here, the form has the kiosk's, which a colleague may change meanwhile.
  const [typed, setTyped] = useState<Partial<Form>>({});
  const form: Form = { name, pin: '', again: '', ...typed };
  const [problems, setProblems] = useState<KioskProblems>({});
  const set = (change: Partial<Form>): void => setTyped((now) => ({ ...now, ...change }));

  async function save() {
    const checked = checkKiosk(form);
    setProblems(checked.ok ? {} : checked.error);
    if (checked.ok && (await actions.save(secret, checked.value))) onSaved();
  }

  return (
    <Dialog
      title={title}
      open
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            Cancelar
          </Button>
          {/* It goes on when it is done, and says why when it is not. */}
          <Button aria-busy={actions.busy} onClick={() => void save()}>
            {actions.busy ? 'Un momento…' : 'Guardar'}
          </Button>
        </>
      }
    >
      <div className={css['fields']}>
        <TextField
          label="Dónde está"
          name="nombre-kiosko"
          value={form.name}
          problem={problems.name}
          hint="Por ejemplo: Mostrador, o Pasillo de pintura"
          onChange={(value) => set({ name: value })}
        />
        <TextField
          label="PIN"
          name="pin-kiosko"
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          value={form.pin}
          problem={problems.pin}
          hint="De 4 a 8 números. Se pide para salir del modo kiosko."
          onChange={(pin) => set({ pin })}
        />
        <TextField
          label="PIN otra vez"
          name="pin-kiosko-repetido"
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          value={form.again}
          problem={problems.again}
          onChange={(again) => set({ again })}
        />
        <p className={css['problem']} role="alert">
          {actions.problem}
        </p>
      </div>
    </Dialog>
  );
}
