import type { Warning } from '#domain/price-import/file-warnings.ts';
import type { Review } from '#domain/price-import/review.ts';
import { isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { momentInFull } from '../shared/moment-text.ts';
import css from './ReviewWarnings.module.css';
import { several } from './upload-labels.ts';

interface ReviewWarningsProps {
  readonly review: Review;
  readonly earlierUpload: StoredUpload | undefined;
  readonly understood: boolean;
  readonly onUnderstood: (understood: boolean) => void;
  readonly onColumn: (clave: number) => void;
}

/** What is wrong with the file as a whole, before any of its rows is looked at. */
export function ReviewWarnings({ review, earlierUpload, understood, onUnderstood, onColumn }: ReviewWarningsProps) {
  const { warnings, noMatch } = review;
  if (warnings.length === 0 && !earlierUpload) return null;
  const stops = warnings.some((warning) => warning.stops) || earlierUpload !== undefined;
  return (
    <section className={css['banner']} data-stops={stops || undefined} aria-labelledby="warnings">
      <h2 id="warnings" className={css['title']}>
        {stops ? 'Revisa esto antes de aplicar' : 'Ten en cuenta'}
      </h2>
      <ul className={css['list']}>
        {warnings.map((warning) => (
          <li key={warning.kind}>{warningWords(warning)}</li>
        ))}
        {earlierUpload && (
          <li>
            Este mismo archivo ya se subió el {momentInFull(earlierUpload.creado)}
            {isUnfinished(earlierUpload) ? ' y quedó sin terminar: continúa esa carga en el paso Archivo.' : '.'}
          </li>
        )}
      </ul>
      {noMatch && (
        <div className={css['match']}>
          {noMatch.betterColumn ? (
            <>
              <p>
                En “{noMatch.betterColumn.title}” sí hay claves de la tienda ({noMatch.betterColumn.known} de las
                primeras).
              </p>
              <Button look="outline" onClick={() => noMatch.betterColumn && onColumn(noMatch.betterColumn.index)}>
                Usar “{noMatch.betterColumn.title}” como clave
              </Button>
            </>
          ) : (
            <p>
              En el archivo: <b>{noMatch.fileClaves.join(', ') || '(vacío)'}</b>. En la tienda:{' '}
              <b>{noMatch.shopClaves.join(', ') || '(sin productos)'}</b>.
            </p>
          )}
        </div>
      )}
      {stops && !noMatch && (
        <CheckField checked={understood} onChange={() => onUnderstood(!understood)}>
          Sí, ya lo revisé y así es: quiero aplicar estos precios
        </CheckField>
      )}
    </section>
  );
}

function warningWords({ kind, value, text, last = 0, up = 0, down = 0, compared = 0 }: Warning): string {
  const percent = (share: number): string => `${Math.abs(share * 100).toFixed(0)} %`;
  switch (kind) {
    case 'iva-twice':
      return 'Casi todos los precios suben 16 %: parece que el archivo ya trae IVA y se lo estamos sumando otra vez, o que la columna es otra.';
    case 'iva-missing':
      return 'Casi todos los precios bajan 14 %: es lo que pasa cuando al archivo le falta el IVA. Vuelve a Columnas y elige “sumarles el 16 %”.';
    case 'times':
      return `Casi todos los precios quedan ${value > 1 ? `${value} veces más altos` : `${Math.round(1 / value)} veces más bajos`}: revisa si el archivo usa coma o punto para los centavos.`;
    case 'moves':
      return `De ${several(compared, 'precio comparado', 'precios comparados')}, ${several(up, 'sube', 'suben')} y ${several(down, 'baja', 'bajan')}; lo típico es ${value >= 0 ? '+' : '−'}${Math.abs(value * 100).toFixed(1)} %. ¿Es lo que esperabas de esta lista?`;
    case 'unknown':
      return `${percent(value)} de las claves no existe en la tienda. ¿Es de otro proveedor, o se corrió una columna?`;
    case 'fewer':
      return `La tienda conoce ${percent(value)} de las claves de esta lista y conocía ${percent(last)} de la anterior de este proveedor. ¿Es su lista, y está elegida la columna correcta?`;
    case 'swapped':
      return `Los precios de la tienda se parecen mucho más a la columna “${text ?? ''}”. ¿Elegiste la columna correcta?`;
    case 'none-match':
      return 'Ninguna clave del archivo existe en la tienda, así que no hay nada que comparar.';
  }
}
