import type { Instant } from '#domain/kernel/instant.ts';
import { canUndo, isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '../shared/Chip.tsx';
import { momentInFull } from '../shared/moment-text.ts';
import { RowList } from '../shared/RowList.tsx';
import css from './UploadHistory.module.css';
import { countWords, several, stateWords } from './words.ts';

interface UploadHistoryProps {
  readonly uploads: readonly StoredUpload[];
  readonly names: ReadonlyMap<string, string>;
  /** What was begun before this instant can no longer be undone. */
  readonly oldest: Instant;
  readonly onGoOn: (upload: StoredUpload) => void;
  readonly onCancel: (upload: StoredUpload) => void;
  readonly onUndo: (upload: StoredUpload) => void;
}

/** Every upload: who, when, which file, how many, and what can still be done about it. */
export function UploadHistory({ uploads, names, oldest, onGoOn, onCancel, onUndo }: UploadHistoryProps) {
  return (
    <section className={css['history']} aria-labelledby="historial">
      <h2 id="historial" className={css['title']}>
        Cargas anteriores
      </h2>
      <RowList label="Cargas anteriores">
        {uploads.map((upload) => (
          <li key={upload.id} className={css['upload']}>
            <div className={css['what']}>
              <p className={css['file']}>
                {upload.archivo}
                {upload.proveedor && <span className={css['supplier']}> · {upload.proveedor}</span>}
              </p>
              <p className={css['who']}>
                {momentInFull(upload.creado)} · {names.get(upload.por) ?? 'Personal'} · {countsWords(upload)}
              </p>
            </div>
            <Chip tone={isUnfinished(upload) ? 'amber' : 'plain'}>{stateWords[upload.estado]}</Chip>
            <div className={css['buttons']}>
              {isUnfinished(upload) && (
                <>
                  <Button onClick={() => onGoOn(upload)}>Continuar</Button>
                  {upload.estado !== 'deshaciendo' && (
                    <Button look="linea" onClick={() => onCancel(upload)}>
                      Cancelar el resto
                    </Button>
                  )}
                </>
              )}
              {!isUnfinished(upload) && canUndo(upload, oldest) && (
                <Button look="linea" onClick={() => onUndo(upload)}>
                  Deshacer
                </Button>
              )}
            </div>
          </li>
        ))}
      </RowList>
    </section>
  );
}

function countsWords({ conteos }: StoredUpload): string {
  const { aplicadas, escritas, saltadas, deshechas, conservadas, desconocidas, errores } = conteos;
  const parts = [
    aplicadas < escritas
      ? `${countWords(aplicadas)} de ${several(escritas, 'precio', 'precios')}`
      : several(aplicadas, 'precio', 'precios'),
    saltadas > 0 && `${countWords(saltadas)} sin tocar por cambios`,
    deshechas > 0 && `${countWords(deshechas)} devueltos`,
    conservadas > 0 && `${countWords(conservadas)} conservados`,
    desconocidas > 0 && `${countWords(desconocidas)} sin producto`,
    errores > 0 && `${countWords(errores)} con error`,
  ];
  return parts.filter(Boolean).join(', ');
}
