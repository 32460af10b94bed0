import { useEffect, useState } from 'react';
import { leaveKiosk } from '#device/leave-kiosk.ts';
import { builtStore } from '#domain/built-store.ts';
import { pinProof } from '#platform/pin-proof.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { usePictureDownload } from '#store/picture-download-store.ts';
import { Button } from '#ui/Button.tsx';
import { KioskDialog } from './KioskDialog.tsx';
import { type KioskKey, kioskKey, refreshLock } from './kiosk-lock.ts';
import css from './PinDialog.module.css';
import { PinPad } from './PinPad.tsx';
import { type PinOutcome, tryPin } from './pin-attempts.ts';

interface PinDialogProps {
  readonly readConfig: () => Promise<BackendConfig>;
  readonly onClose: () => void;
}

/** Where staff leave kiosk mode with a PIN and see the state of the device. */
export function PinDialog({ readConfig, onClose }: PinDialogProps) {
  const [key, setKey] = useState(kioskKey);
  const [problem, setProblem] = useState('');
  const [isChecking, setChecking] = useState(false);
  const { kept, total } = usePictureDownload();

  useEffect(() => {
    let isOpen = true;
    // The PIN may have been changed an hour ago; without a network the one that is kept counts.
    void refreshLock(readConfig)
      .catch(() => {})
      .then(() => isOpen && setKey(kioskKey()));
    return () => {
      isOpen = false;
    };
  }, [readConfig]);

  async function check(pin: string) {
    // The built PIN is compared at once; working out a proof takes half a second.
    setChecking(key !== 'built');
    try {
      const outcome = await tryPin(pin, (typed) => isRight(typed, key));
      if (outcome.kind === 'right') leaveKiosk();
      else setProblem(problemText(outcome));
    } catch (reason) {
      // A browser that works out no proof, or stores nothing.
      console.warn('El PIN no se pudo revisar', reason);
      setProblem('Este equipo no pudo revisar el PIN. Inténtalo de nuevo.');
    } finally {
      setChecking(false);
    }
  }

  return (
    <KioskDialog title="Salir del modo kiosko" onClose={onClose}>
      {key === null ? (
        <>
          <p>
            Este equipo todavía no recibe su PIN: se vinculó sin conexión, o el enlace ya no sirve. Puedes salir sin él.
          </p>
          <Button full onClick={leaveKiosk}>
            Salir
          </Button>
        </>
      ) : (
        <PinPad
          length={key === 'built' ? builtStore.kioskPin.length : key.digits}
          problem={isChecking ? 'Revisando…' : problem}
          isBusy={isChecking}
          onTyping={() => setProblem('')}
          // The pad shows the outcome.
          onPin={(pin) => void check(pin)}
        />
      )}
      <p className={css['state']}>
        Fotos en este equipo: {kept} de {total}
      </p>
      <Button look="outline" full onClick={onClose}>
        Seguir en modo kiosko
      </Button>
    </KioskDialog>
  );
}

async function isRight(typed: string, key: KioskKey): Promise<boolean> {
  if (key === null) return false;
  if (key === 'built') return typed === builtStore.kioskPin;
  return (await pinProof(typed, key.salt, key.rounds)) === key.proof;
}

function problemText(outcome: Exclude<PinOutcome, { readonly kind: 'right' }>): string {
  if (outcome.kind === 'wrong') return 'Ese no es el PIN.';
  return outcome.minutes === 1
    ? 'Demasiados intentos. Espera un minuto.'
    : `Demasiados intentos. Espera ${outcome.minutes} minutos.`;
}
