import css from './PrintButton.module.css';

/** Prints the page by the browser's own dialog; without JavaScript it is not offered. */
export function PrintButton() {
  return (
    <button type="button" data-print className={`${css['print']} needs-script`} onClick={() => print()}>
      Imprimir
    </button>
  );
}
