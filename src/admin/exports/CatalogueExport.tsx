import { groupThousands } from '#domain/kernel/money.ts';
import { usePrivateDocuments } from '#store/private-documents-store.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useProducts } from '../shared/products/use-products.ts';
import css from './ExportsScreen.module.css';
import { useCatalogueExport } from './use-catalogue-export.ts';

/** The catalogue as a spreadsheet. */
export function CatalogueExport() {
  const { isKnown } = useProducts();
  const hasPrivate = usePrivateDocuments(({ knowledge }) => knowledge === 'known');
  const { progress, outcome, start, cancel } = useCatalogueExport();
  return (
    <FormSection title="Catálogo en Excel">
      <p>
        Un renglón por producto, publicado o borrador, con todos sus datos y con lo que este equipo tiene por enviar. Se
        puede corregir y subir de nuevo en «Subir precios con Excel», que toma de él la clave y el precio.
      </p>
      <p>
        {hasPrivate
          ? 'Lleva columnas con costos, precios ocultos, proveedores y notas internas: no lo compartas fuera de la tienda.'
          : 'Sin costos ni otros datos internos: este equipo no los tiene.'}
      </p>
      <div className={css['buttons']}>
        <Button disabled={!isKnown || progress !== null} onClick={() => start('xlsx')}>
          Descargar Excel (.xlsx)
        </Button>
        <Button look="outline" disabled={!isKnown || progress !== null} onClick={() => start('csv')}>
          Descargar .csv
        </Button>
      </div>
      {progress && (
        <div className={css['progress']}>
          <progress aria-label="Exportando el catálogo" value={progress.done} max={progress.all} />
          <span>
            {progress.done < progress.all
              ? `${groupThousands(progress.done)} de ${groupThousands(progress.all)}`
              : 'Escribiendo el archivo…'}
          </span>
          <Button look="outline" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      )}
      <p aria-live="polite" className={outcome?.isProblem ? css['problem'] : css['outcome']}>
        {outcome?.text}
      </p>
    </FormSection>
  );
}
