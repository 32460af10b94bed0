import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly required?: boolean | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and problem. */
  readonly children: (wiring: FieldWiring) => ReactNode;
}

export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** A label above its control, and below it a hint, or the problem instead of the hint. */
export function Field({ label, hint, problem, required, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
        {required && (
          <span className={css['star']} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': problem || hint ? noteId : undefined,
        'aria-invalid': problem ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {(problem || hint) && (
        <p id={noteId} className={problem ? css['problem'] : css['hint']}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}
