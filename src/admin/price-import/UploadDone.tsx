import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { priceText } from '../shared/texts/price-text.ts';
import css from './ApplyStep.module.css';
import type { UploadRun } from './use-upload-run.ts';

interface UploadDoneProps {
  readonly run: UploadRun & { kind: 'done' };
  readonly onUndo: (upload: StoredUpload) => void;
  readonly onAgain: () => void;
}

/** What an upload, or undoing it, has changed, and the rows that it left as they were. */
export function UploadDone({ run: { upload, way, left }, onUndo, onAgain }: UploadDoneProps) {
  const { aplicadas, saltadas, deshechas, conservadas } = upload.conteos;
  const isApply = way === 'aplicar';
  return (
    <>
      <h2 className={css['title']}>{isApply ? 'Precios aplicados' : 'Carga deshecha'}</h2>
      <p>
        {isApply
          ? `${several(aplicadas, 'precio se aplicó', 'precios se aplicaron')}.`
          : `${several(deshechas, 'precio volvió', 'precios volvieron')} a lo que era.`}{' '}
        {isApply &&
          saltadas > 0 &&
          `${several(saltadas, 'producto cambió', 'productos cambiaron')} mientras revisabas y se quedaron como estaban.`}
        {!isApply &&
          conservadas > 0 &&
          `${several(conservadas, 'producto tiene', 'productos tienen')} un precio más reciente y se quedaron con él.`}
      </p>
      {left.length > 0 && <LeftRows rows={left} />}
      <p className={css['hint']}>
        El personal y quien visite la tienda con conexión ya ven los precios. Publica el catálogo para que también
        llegue completo a los equipos nuevos.
      </p>
      <div className={css['buttons']}>
        <ButtonLink href={paths.publish}>Publicar el catálogo</ButtonLink>
        {isApply && aplicadas > 0 && (
          <Button look="outline" onClick={() => onUndo(upload)}>
            Deshacer esta carga
          </Button>
        )}
        <Button look="outline" onClick={onAgain}>
          Subir otra lista
        </Button>
      </div>
    </>
  );
}

const MOST_SHOWN = 200;

function LeftRows({ rows }: { readonly rows: readonly LotRow[] }) {
  return (
    <div className={css['left']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Clave</th>
            <th scope="col">Tiene ahora</th>
            <th scope="col">Iba a tener</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map(({ id, clave, hoy, fin, antes, despues }) => (
            <tr key={id}>
              <td>{clave}</td>
              <td>{priceText(hoy)}</td>
              <td>{priceText(fin === 'conservada' ? antes : despues)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && <p>Y {groupThousands(rows.length - MOST_SHOWN)} más.</p>}
    </div>
  );
}
