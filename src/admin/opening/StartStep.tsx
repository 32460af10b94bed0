import type { OpeningStart } from '#domain/staff/opening/opening-form.ts';
import css from './OpeningScreen.module.css';

interface StartStepProps {
  readonly start: OpeningStart;
  readonly onStart: (start: OpeningStart) => void;
  /** Only our own server loads the archive of an earlier shop. */
  readonly takesArchives: boolean;
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

export function StartStep({ start, onStart, takesArchives }: StartStepProps) {
  return (
    <fieldset className={css['choices']}>
      <legend className="visually-hidden">Con qué empieza la tienda</legend>
      {STARTS.filter((one) => takesArchives || one.start !== 'archivo').map((one) => (
        <label key={one.start} className={css['choice']}>
          <input type="radio" name="inicio" checked={start === one.start} onChange={() => onStart(one.start)} />
          <b>{one.name}</b>
          <span className={css['hint']}>{one.hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
