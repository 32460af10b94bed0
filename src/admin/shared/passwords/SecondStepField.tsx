import { useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { useStaff } from '../../staff.ts';
import css from './SecondStepField.module.css';

interface SecondStepFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  /** Whether the field takes the focus when it comes, because it was asked for after the password. */
  readonly takesFocus?: boolean;
}

/** The code of the phone, which phones fill in by themselves, or a recovery code in its place. */
export function SecondStepField({ value, onChange, problem, takesFocus = false }: SecondStepFieldProps) {
  const { backend } = useStaff();
  const [isRecovery, setRecovery] = useState(false);
  const [isEmbedded, setEmbedded] = useState<boolean | null>(null);
  const step = useRef<HTMLDivElement>(null);

  useEffect(() => {
    backend.isEmbedded().then(setEmbedded, () => {});
  }, [backend]);
  useEffect(() => {
    if (takesFocus || isRecovery) step.current?.querySelector('input')?.focus();
  }, [takesFocus, isRecovery]);

  return (
    <div className={css['step']} ref={step}>
      {isRecovery ? (
        <TextField
          key="respaldo"
          label="Código de respaldo"
          name="codigo-respaldo"
          autoComplete="off"
          value={value}
          onChange={onChange}
          problem={problem}
          hint="Uno de los diez que guardaste: tres grupos de cuatro. Cada uno sirve una vez."
        />
      ) : (
        <TextField
          key="telefono"
          label="Código del teléfono"
          name="codigo-telefono"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={value}
          onChange={onChange}
          problem={problem}
          hint="Los seis números que muestra tu aplicación ahora"
        />
      )}
      {isEmbedded === true && (
        <button
          type="button"
          className={css['other']}
          onClick={() => {
            setRecovery(!isRecovery);
            onChange('');
          }}
        >
          {isRecovery ? 'Usar el código del teléfono' : 'No tengo mi teléfono: usar un código de respaldo'}
        </button>
      )}
      {isEmbedded === false && (
        <p className={css['note']}>¿Perdiste tu teléfono? Quien administra la tienda puede quitarte este paso.</p>
      )}
    </div>
  );
}
