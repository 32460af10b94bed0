import { useState } from 'react';
import type { Facet } from '#domain/catalogue/facets.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { FilterIcon } from '#ui/icons/FilterIcon.tsx';
import css from './FacetDrawer.module.css';
import { FacetFields } from './FacetFields.tsx';

interface FacetDrawerProps {
  readonly facets: readonly Facet[];
  readonly chosen: number;
  readonly count: number;
  readonly onToggle: (param: string, word: string) => void;
  readonly onClear: () => void;
}

/** The facets on a narrow screen. Each tap changes the list at once, and the button shows the number of products. */
export function FacetDrawer({ facets, chosen, count, onToggle, onClear }: FacetDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={classNames(css['narrow'], 'needs-script')}>
      <button type="button" className={css['open']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FilterIcon size={18} /> Filtrar{chosen > 0 ? ` (${chosen})` : ''}
      </button>
      <Drawer
        title="Filtrar"
        closeLabel="Cerrar filtros"
        open={isOpen}
        onClose={close}
        foot={
          <div className={css['foot']}>
            {/* Not `disabled`, which would take the focus away from what was just pressed. */}
            <Button look="outline" onClick={onClear} aria-disabled={chosen === 0}>
              Quitar
            </Button>
            <Button onClick={close}>Ver {productCount(count)}</Button>
          </div>
        }
      >
        <div className={css['fields']}>{isOpen && <FacetFields facets={facets} onToggle={onToggle} />}</div>
      </Drawer>
    </div>
  );
}
