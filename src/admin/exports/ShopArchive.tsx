import { groupThousands } from '#domain/kernel/money.ts';
import { collectionName } from '#domain/staff/forms/field-labels.ts';
import type { ArchiveProgress } from '#exports/shop-archive.ts';
import { useConnection } from '#store/connection-store.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import css from './ExportsScreen.module.css';
import { FileOutcome } from './FileOutcome.tsx';
import type { ArchiveOfShop } from './use-shop-archive.ts';

/** Everything that staff may read, as one file. */
export function ShopArchive({ archive }: { readonly archive: ArchiveOfShop }) {
  const { progress, outcome, start, cancel } = archive;
  const reachable = useConnection((state) => state.reachable);
  return (
    <FormSection title="Toda la tienda">
      <p>
        Un archivo .zip con todo lo que el personal puede leer: catálogo, costos, tutoriales, cotizaciones,
        reparaciones, cargas de precios, ajustes, búsquedas, bitácora, papelera y los archivos subidos, en un formato
        abierto que otro sistema puede leer. Tiene datos de personas: guárdalo donde nadie más lo abra.
      </p>
      <p className={css['note']}>
        No trae las cuentas con que entra el personal ni los enlaces de los clientes. Se puede cargar en una tienda
        recién abierta; para restaurar esta son los respaldos. Se hace con conexión, y con Firebase cada documento
        cuenta como una lectura.
      </p>
      <div className={css['buttons']}>
        <Button look="outline" disabled={progress !== null || !reachable} onClick={start}>
          Descargar toda la tienda
        </Button>
      </div>
      <FileOutcome
        progress={
          progress && {
            label: 'Descargando toda la tienda',
            text: progressText(progress),
            ...(progress.kind === 'files' && { part: { value: progress.count, max: progress.all } }),
          }
        }
        outcome={outcome}
        cancel={cancel}
      />
    </FormSection>
  );
}

function progressText(progress: ArchiveProgress): string {
  if (progress.kind === 'files')
    return `Archivos: ${groupThousands(progress.count)} de ${groupThousands(progress.all)}`;
  if (progress.collection === '') return 'Empezando…';
  return `${collectionName(progress.collection)}: ${groupThousands(progress.count)}`;
}
