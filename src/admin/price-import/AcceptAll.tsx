import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './AcceptAll.module.css';

interface AcceptAllProps {
  readonly count: number;
  readonly onAccept: (on: boolean) => void;
}

/** Confirms all doubtful rows at once. The number of rows must be typed, because a button alone is pressed too easily. */
export function AcceptAll({ count, onAccept }: AcceptAllProps) {
  const [typed, setTyped] = useState('');
  const isRight = typed.replace(/\D/g, '') === String(count);
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onAccept(true);
      }}
    >
      <TextField
        label={`Para aceptar ${count === 1 ? 'la fila' : `las ${groupThousands(count)} filas`} de una vez, escribe ${count}`}
        name="aceptar"
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Button type="submit" look="outline" disabled={!isRight}>
        Aceptar {several(count, 'fila', 'filas')}
      </Button>
      <Button look="outline" onClick={() => onAccept(false)}>
        Quitar las marcas
      </Button>
    </form>
  );
}
