import type { Review } from '#domain/price-import/review.ts';
import { isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import css from './ReviewWarnings.module.css';
import { warningWords } from './warning-words.ts';

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
