import { useEffect, useRef } from 'react';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import { titleRow } from '#domain/price-import/supplier-memory.ts';
import type { KnownCosts } from './use-known-costs.ts';
import type { PriceFileTools } from './use-price-file.ts';
import type { Suppliers } from './use-suppliers.ts';

interface LateFacts {
  readonly tools: PriceFileTools;
  readonly suppliers: Suppliers;
  readonly costs: KnownCosts;
  /** The supplier whose list this is said to be. */
  readonly supplier: KnownSupplier | null;
}

const onFailure = (reason: unknown): void => console.info('Sin datos de listas anteriores', reason);

/** What may arrive while a file is open: changed costs, and the last lists of its supplier and of those with the same titles. */
export function useLateFacts({ tools, suppliers, costs, supplier }: LateFacts): void {
  const { file } = tools.state;
  const latest = useRef({ tools, suppliers, costs });
  useEffect(() => {
    latest.current = { tools, suppliers, costs };
  });

  const opened = file?.opened;
  useEffect(() => {
    if (!opened) return undefined;
    const refresh = (): void => {
      if (latest.current.costs.areNew()) latest.current.tools.refresh().catch(onFailure);
    };
    refresh();
    return latest.current.costs.watch(refresh);
  }, [opened]);

  const view = file?.view;
  const { known } = suppliers;
  useEffect(() => {
    if (!view) return undefined;
    let isCurrent = true;
    const titles = titleRow(view);
    const wanted = known.filter((one) => one === supplier || (titles !== '' && one.columnas.titulos === titles));
    const learn = async (): Promise<void> => {
      const lists = await latest.current.suppliers.readLists(wanted);
      if (isCurrent) await latest.current.tools.learn(lists);
    };
    learn().catch(onFailure);
    return () => {
      isCurrent = false;
    };
  }, [view, known, supplier]);
}
