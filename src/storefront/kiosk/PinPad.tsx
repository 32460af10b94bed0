import { type KeyboardEvent, useState } from 'react';
import css from './PinDialog.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  /** How many digits the PIN has. */
  readonly length: number;
  readonly problem: string;
  /** While a PIN is checked no other is typed. */
  readonly isBusy: boolean;
  readonly onTyping: () => void;
  readonly onPin: (pin: string) => void;
}

/** A keypad for a PIN, which is given when its last digit is typed. */
export function PinPad({ length, problem, isBusy, onTyping, onPin }: PinPadProps) {
  const [typed, setTyped] = useState('');

  const type = (digit: string): void => {
    if (isBusy) return;
    onTyping();
    const next = (typed + digit).slice(0, length);
    setTyped(next.length < length ? next : '');
    if (next.length === length) onPin(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) type(event.key);
    if (event.key === 'Backspace') setTyped(typed.slice(0, -1));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- digits of a keyboard are handled like those of the keypad.
    <div className={css['pin']} onKeyDown={onKeyDown}>
      <output className={css['dots']} aria-label={`${typed.length} de ${length} dígitos`}>
        {Array.from({ length }, (_, at) => (
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
  );
}
