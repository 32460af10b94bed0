import type { ComponentProps } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { uploadPath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { RowList } from '../shared/lists/RowList.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import { UploadButtons } from './UploadButtons.tsx';
import css from './UploadHistory.module.css';
import { stateLabels } from './upload-labels.ts';

interface UploadHistoryProps extends Omit<ComponentProps<typeof UploadButtons>, 'upload'> {
  readonly uploads: readonly StoredUpload[];
  readonly names: ReadonlyMap<string, string>;
}

/** Every upload: who, when, which file, how many, and what can still be done about it. */
export function UploadHistory({ uploads, names, isCurrent, ...rest }: UploadHistoryProps) {
  return (
    <section className={css['history']} aria-labelledby="history">
      <h2 id="history" className={css['title']}>
        Cargas anteriores
      </h2>
      <RowList label="Cargas anteriores">
        {uploads.map((upload) => (
          <li key={upload.id} className={css['upload']}>
            <div>
              <p className={css['file']}>
                <AppLink href={uploadPath(upload.id)}>{upload.archivo}</AppLink>
                {upload.proveedor && <span className={css['supplier']}>&nbsp;· {upload.proveedor}</span>}
              </p>
              <p className={css['who']}>
                {momentInFull(upload.creado)}&nbsp;· {names.get(upload.por) ?? 'Personal'}&nbsp;·{' '}
                {isKnown(upload, isCurrent) ? countsText(upload) : UNCONFIRMED}
              </p>
            </div>
            <Chip tone={isUnfinished(upload) ? 'amber' : 'plain'}>
              {isKnown(upload, isCurrent) ? stateLabels[upload.estado] : 'Sin terminar'}
            </Chip>
            <div className={css['buttons']}>
              <UploadButtons upload={upload} isCurrent={isCurrent} {...rest} />
            </div>
          </li>
        ))}
      </RowList>
    </section>
  );
}

const UNCONFIRMED = 'esperando a la tienda para saber cuántos precios van';

/** Without the server's word, how far an unfinished upload has come is not known: another device, or this one before it was closed, may have gone on. */
const isKnown = (upload: StoredUpload, isCurrent: boolean): boolean => isCurrent || !isUnfinished(upload);

function countsText({ conteos }: StoredUpload): string {
  const { aplicadas, escritas, saltadas, deshechas, conservadas, desconocidas, borradores, errores } = conteos;
  const parts = [
    aplicadas < escritas
      ? `${groupThousands(aplicadas)} de ${several(escritas, 'precio', 'precios')}`
      : several(aplicadas, 'precio', 'precios'),
    saltadas > 0 && `${groupThousands(saltadas)} sin tocar por cambios`,
    deshechas > 0 && `${groupThousands(deshechas)} devueltos`,
    conservadas > 0 && `${groupThousands(conservadas)} conservados`,
    desconocidas > 0 && `${groupThousands(desconocidas)} sin producto`,
    borradores > 0 && several(borradores, 'borrador', 'borradores'),
    errores > 0 && `${groupThousands(errores)} con error`,
  ];
  return parts.filter(Boolean).join(', ');
}
