import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lostPlace, restoreProblem } from '#domain/staff/log/restore-problem.ts';
import { restoreChanges } from '#domain/staff/log/trash.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import {
  type StaffRows,
  useKnowsMenu,
  useStaffCategories,
  useStaffLabels,
  useStaffTutorials,
} from '../shared/documents/use-staff-rows.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { useStaff } from '../staff.ts';
import type { TrashItem } from './use-trash.ts';

const valuesOf = <Value>({ rows }: StaffRows<Value>): Value[] => rows.map(({ value }) => value);

/**
 * Brings something back out of the trash. Until the shop has been read nobody knows whether something uses its clave or address by now, so it waits
 * for that.
 * @param onProblem is told why it could not be brought back, or what it lacks now; an empty text when all is well
 */
export function useRestore(items: readonly TrashItem[], onProblem: Dispatch<SetStateAction<string>>) {
  const { journal } = useStaff();
  const { listed, knowsOthers } = useProducts();
  const categories = useStaffCategories();
  const labels = useStaffLabels();
  const knowsCategories = useKnowsMenu('categories');
  const knowsLabels = useKnowsMenu('etiquetas');
  const tutorials = useStaffTutorials();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  // A second press comes before the first has taken the row away, and would be in conflict with it.
  const underWay = useRef(new Set<string>());

  const isKnown: Readonly<Record<string, boolean>> = {
    borradores: knowsOthers,
    categories: categories.knowledge === 'known' && knowsCategories,
    etiquetas: labels.knowledge === 'known' && knowsLabels,
    tutoriales: tutorials.knowledge === 'known',
  };
  const isShopKnown = ({ main }: TrashItem): boolean => isKnown[main.collection] ?? true;

  /** Resolves with why it could not be brought back, or what it lacks now; an empty text when all is well. */
  async function bringBack(item: TrashItem): Promise<string> {
    const menus = { categories: valuesOf(categories), labels: valuesOf(labels) };
    const wrong = restoreProblem(item.main, { listed, ...menus, tutorials: valuesOf(tutorials) });
    if (wrong) return `«${item.name}» no se puede restaurar. ${wrong}`;
    const saved = await journal.saveUndoable({
      title: `«${item.name}» restaurado`,
      changes: restoreChanges(item.rows),
    });
    if (!saved.ok) return saveProblemText(saved.error);
    const lost = isKnown['categories'] && isKnown['etiquetas'] ? lostPlace(item.main, menus) : '';
    return lost && `«${item.name}» está de vuelta. ${lost}`;
  }

  // One after the other, because what the first brings back may have the clave of the next.
  const readyKey = items.find((item) => held.has(item.key) && isShopKnown(item))?.key;
  const bringHeldBack = useEffectEvent((wanted: string) => {
    const item = items.find(({ key }) => key === wanted);
    return item ? bringBack(item) : Promise.resolve('');
  });
  useEffect(() => {
    // Its outcome is in the list or the line above it.
    if (readyKey === undefined) return;
    void bringHeldBack(readyKey).then((wrong) => {
      onProblem((before) => [before, wrong].filter(Boolean).join(' '));
      setHeld((keys) => new Set([...keys].filter((key) => key !== readyKey)));
    });
  }, [readyKey, onProblem]);

  return {
    /** The keys of what waits for the shop to be read. */
    held,
    restore: (item: TrashItem): void => {
      onProblem('');
      if (!isShopKnown(item)) return setHeld((keys) => new Set([...keys, item.key]));
      if (underWay.current.has(item.key)) return;
      underWay.current.add(item.key);
      void bringBack(item)
        .then(onProblem)
        .finally(() => underWay.current.delete(item.key));
    },
  };
}
