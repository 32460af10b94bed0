import { useMemo, useState } from 'react';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';

/**
 * The products that were shown when the list was asked for what `order` says, as they are now. What it shows since then comes behind them, and
 * what it would not show any more stays, because somebody may be typing in it.
 */
export function useKeptOrder(
  shown: readonly ListedProduct[],
  listed: readonly ListedProduct[],
  order: readonly unknown[],
): readonly ListedProduct[] {
  const [kept, setKept] = useState({ order, ids: idsOf(shown) });
  let { ids } = kept;
  if (order.some((part, at) => part !== kept.order[at])) ids = idsOf(shown);
  else {
    const known = new Set(ids);
    const added = idsOf(shown).filter((id) => !known.has(id));
    if (added.length > 0) ids = [...ids, ...added];
  }
  if (ids !== kept.ids) setKept({ order, ids });
  return useMemo(() => {
    const byId = new Map(listed.map((one) => [one.id, one]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, listed]);
}

const idsOf = (listed: readonly ListedProduct[]): readonly string[] => listed.map(({ id }) => id);
