import { type ReactNode, useId } from 'react';
import css from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a form on its own card. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
        {hint && <p className={css['hint']}>{hint}</p>}
      </div>
      <div className={css['fields']}>{children}</div>
    </section>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css['row']}>{children}</div>;
}
