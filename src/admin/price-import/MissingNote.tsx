import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { MissingProducts } from '#domain/price-import/missing-products.ts';
import { dayText } from '../shared/texts/moment-text.ts';
import css from './MissingNote.module.css';

interface MissingNoteProps {
  readonly missing: MissingProducts;
  readonly supplier: KnownSupplier | null;
  readonly onDownload: () => void;
}

/** What this supplier's last list had and this one has not: articles that are no longer made, or half of a list. */
export function MissingNote({ missing: { count, first }, supplier, onDownload }: MissingNoteProps) {
  if (count === 0 || !supplier?.ultima) return null;
  const { nombre, ultima } = supplier;
  return (
    <details className={css['note']}>
      <summary className={css['sentence']}>
        La lista anterior de {nombre} ({dayText(ultima.creado)}) traía {several(count, 'artículo', 'artículos')} que
        ésta no trae
      </summary>
      <ul className={css['list']} aria-label="Artículos que faltan en esta lista">
        {first.map(({ clave, nombre: name }) => (
          <li key={clave}>
            {clave}&nbsp;· {name}
          </li>
        ))}
      </ul>
      {count > first.length && <p>Y {groupThousands(count - first.length)} más, en el archivo.</p>}
      <button type="button" className={css['download']} onClick={onDownload}>
        Descargar los artículos que faltan
      </button>
    </details>
  );
}
