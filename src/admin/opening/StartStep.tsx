import type { OpeningStart } from '#domain/staff/opening/opening-form.ts';
import css from './OpeningScreen.module.css';

interface StartStepProps {
  readonly start: OpeningStart;
  readonly onStart: (start: OpeningStart) => void;
  /** Only our own server loads the archive of an earlier shop. `null` until it is known which one keeps the data. */
  readonly isEmbedded: boolean | null;
}

const STARTS: readonly { readonly start: OpeningStart; readonly name: string; readonly hint: string }[] = [
  {
    start: 'vacia',
    name: 'Con el catálogo vacío',
    hint: 'Das de alta los productos después, uno por uno o con una lista.',
  },
  {
    start: 'lista',
    name: 'Con una lista de Excel',
    hint: 'Un renglón por producto y títulos arriba: Clave, Nombre, Categoría, Precio. La eliges al final.',
  },
  {
    start: 'archivo',
    name: 'Con el archivo de mi tienda anterior',
    hint: 'El .zip de «Exportar y respaldos»: trae todo, y ya no hace falta contestar lo demás.',
  },
];

export function StartStep({ start, onStart, isEmbedded }: StartStepProps) {
  return (
    <fieldset className={css['choices']}>
      <legend className="visually-hidden">Con qué empieza la tienda</legend>
      {STARTS.filter((one) => isEmbedded === true || one.start !== 'archivo').map((one) => (
        <label key={one.start} className={css['choice']}>
          <input type="radio" name="inicio" checked={start === one.start} onChange={() => onStart(one.start)} />
          <b>{one.name}</b>
          <span className={css['hint']}>{one.hint}</span>
        </label>
      ))}
      {isEmbedded === false && (
        <p className={css['hint']}>
          ¿Tienes el archivo .zip de tu tienda anterior? Esta tienda está en Firebase y no lo carga desde el navegador.
          Antes de abrirla, quien la cuida lo descomprime en una computadora y da la orden{' '}
          <code>npm run firebase:setup -- --archivo carpeta</code>.
        </p>
      )}
    </fieldset>
  );
}
