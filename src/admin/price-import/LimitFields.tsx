import { useState } from 'react';
import type { Thresholds } from '#domain/price-import/choices.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './LimitFields.module.css';

interface LimitFieldsProps {
  readonly thresholds: Thresholds;
  readonly onChange: (thresholds: Thresholds) => void;
}

/** From which change on a row is pointed out, and from which on it must be confirmed. Kept on this device. */
export function LimitFields({ thresholds, onChange }: LimitFieldsProps) {
  const [warn, setWarn] = useState(String(thresholds.warn));
  const [confirm, setConfirm] = useState(String(thresholds.confirm));
  const next = { warn: Number(warn), confirm: Number(confirm) };
  const isRight = next.warn > 0 && next.confirm >= next.warn && next.confirm <= 10_000;
  const isNew = next.warn !== thresholds.warn || next.confirm !== thresholds.confirm;
  return (
    <details className={css['limits']}>
      <summary className={css['summary']}>
        Se avisa desde {thresholds.warn} % y se pide confirmar desde {thresholds.confirm} %
      </summary>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) onChange(next);
        }}
      >
        <TextField label="Avisar desde (%)" name="avisar" inputMode="numeric" value={warn} onChange={setWarn} />
        <TextField
          label="Pedir confirmación desde (%)"
          name="confirmar"
          inputMode="numeric"
          value={confirm}
          onChange={setConfirm}
          problem={isRight ? undefined : 'Dos números, el segundo no menor que el primero.'}
        />
        <Button type="submit" look="outline" disabled={!isRight || !isNew}>
          Comparar con estos límites
        </Button>
        <p className={css['hint']}>Tus marcas y correcciones se quedan.</p>
      </form>
    </details>
  );
}
