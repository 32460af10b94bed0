import css from './Spinner.module.css';

/** Covers the page while it is not known who is there. */
export function Spinner() {
  return (
    <output className={css['cover']}>
      <span className={css['ring']} aria-hidden="true" />
      <span className="solo-lector">Confirmando tu sesión</span>
    </output>
  );
}
