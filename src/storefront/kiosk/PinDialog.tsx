import { type KeyboardEvent, useState } from 'react';
import { leaveKiosk } from '#device/kiosk-mode.ts';
import { builtStore } from '#domain/built-store.ts';
import { usePictureDownload } from '#store/picture-download-store.ts';
import { Button } from '#ui/Button.tsx';
import { KioskDialog } from './KioskDialog.tsx';
import css from './PinDialog.module.css';
import { tryPin } from './pin-attempts.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Where staff leave kiosk mode with a PIN and see the state of the device. */
export function PinDialog({ onClose }: { readonly onClose: () => void }) {
  const { kioskPin } = builtStore;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const { kept, total } = usePictureDownload();

  const type = (digit: string): void => {
    setProblem('');
    const next = (typed + digit).slice(0, kioskPin.length);
    setTyped(next);
    if (next.length < kioskPin.length) return;
    setTyped('');
    const outcome = tryPin(next, kioskPin);
    if (outcome === 'right') leaveKiosk();
    else setProblem(outcome === 'wait' ? 'Demasiados intentos. Espera un minuto.' : 'Ese no es el PIN.');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) type(event.key);
    if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
  };

  return (
    <KioskDialog title="Salir del modo kiosko" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- digits of a keyboard are handled like those of the keypad. */}
      <div className={css['pin']} onKeyDown={onKeyDown}>
        <output className={css['dots']} aria-label={`${typed.length} de ${kioskPin.length} dígitos`}>
          {Array.from(kioskPin, (_, at) => (
            <span key={at} className={css['dot']} data-typed={at < typed.length || undefined} />
          ))}
        </output>
        <p className={css['problem']} role="alert">
          {problem}
        </p>
        <div className={css['keys']}>
          {DIGITS.map((digit) => (
            <button key={digit} type="button" className={css['key']} onClick={() => type(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" className={css['key']} aria-label="Borrar" onClick={() => setTyped(typed.slice(0, -1))}>
            ⌫
          </button>
          <button type="button" className={css['key']} onClick={() => type('0')}>
            0
          </button>
          <span />
        </div>
      </div>
      <p className={css['state']}>
        Fotos en este equipo: {kept} de {total}
      </p>
      <Button look="outline" full onClick={onClose}>
        Seguir en modo kiosko
      </Button>
    </KioskDialog>
  );
}
