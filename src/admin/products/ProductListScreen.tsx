import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { dayBefore } from '#domain/kernel/day-before.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { STALE_DAYS } from '#domain/staff/products/data-quality.ts';
import { plainQuery, runQuery } from '#domain/staff/products/product-query.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { paths } from '../paths.ts';
import { useReadySearch } from '../shared/products/use-product-search.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListControls } from './ListControls.tsx';
import { rememberList } from './list-address.ts';
import css from './ProductListScreen.module.css';
import { ProductTable } from './ProductTable.tsx';
import { QuickList } from './quick/QuickList.tsx';
import { useQuickMode } from './quick/use-quick-mode.ts';
import { useListSearch } from './use-list-search.ts';
import { useProductQuery } from './use-product-query.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

/** The list of every product, also drafts and withdrawn ones. */
export function ProductListScreen() {
  const { listed, isKnown, isCurrent } = useProducts();
  const [query, setQuery] = useProductQuery();
  const [isQuick, setQuick] = useQuickMode();
  const products = useMemo(() => listed.map(({ product }) => product), [listed]);
  const oldBefore = dayBefore(useShopDay(), STALE_DAYS);
  const isReady = useReadySearch(products, isKnown);
  const found = useListSearch(query.text, products, { isReady, mayMove: !isQuick });
  const ids = found?.ids ?? null;
  const shown = useMemo(() => runQuery(listed, query, ids, oldBefore), [listed, query, ids, oldBefore]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  rememberList(useSearch());

  const chosenShown = useMemo(() => shown.filter(({ id }) => chosen.has(id)), [shown, chosen]);
  const isFiltered =
    query.text !== '' || query.state !== 'todos' || query.unicID !== '' || query.label !== '' || query.gap !== '';

  const isReading = !isKnown && listed.length === 0;
  // What was written since the publication may be what is looked for.
  const mayLack = !isCurrent && shown.length === 0;
  // The first answer waits for the index; until then nobody knows that there is nothing.
  const isSearching = found !== null && !found.isAnswered && shown.length === 0;

  return (
    <ListLayout
      title="Productos"
      trash
      newHref={paths.newProduct}
      actions={
        <>
          {!isQuick && (
            <Button look="outline" onClick={() => setQuick(true)}>
              Edición rápida
            </Button>
          )}
          <ButtonLink href={paths.newProduct}>
            <PlusIcon size={18} /> Subir nuevo producto
          </ButtonLink>
        </>
      }
    >
      <WaitingStrip listed={listed} oldBefore={oldBefore} />
      <ListControls query={query} onChange={setQuery} />
      <output className={css['count']}>
        {isReading || mayLack
          ? 'Leyendo el catálogo…'
          : isSearching
            ? 'Buscando…'
            : foundText(
                shown.length,
                isFiltered ? listed.length : undefined,
                isKnown ? found?.mayGrow && 'buscando más' : 'leyendo el catálogo',
              )}
      </output>
      {isQuick && !isReading && !isSearching ? (
        <QuickList
          shown={shown}
          listed={listed}
          order={[query, isKnown, found?.isAnswered]}
          onEnd={() => setQuick(false)}
        />
      ) : shown.length > 0 ? (
        <ProductTable listed={shown} query={query} onQuery={setQuery} chosen={chosen} onChoose={setChosen} />
      ) : (
        isCurrent &&
        !isSearching && (
          <div className={css['none']}>
            <p>{isFiltered ? 'Ningún producto cumple con lo que pides.' : 'Todavía no hay productos.'}</p>
            {isFiltered && (
              <Button look="outline" onClick={() => setQuery({ ...plainQuery, columns: query.columns })}>
                Quitar filtros
              </Button>
            )}
          </div>
        )
      )}
      {!isQuick && chosenShown.length > 0 && <BulkBar chosen={chosenShown} onDone={() => setChosen(new Set())} />}
    </ListLayout>
  );
}

/** «12 productos de 1,383», with why there may be more of them. */
function foundText(shown: number, all: number | undefined, goesOn: string | false = false): string {
  const found = several(shown, 'producto', 'productos');
  const ofAll = all === undefined ? '' : ` de ${groupThousands(all)}`;
  return `${found}${ofAll}${goesOn ? `\u00a0· ${goesOn}…` : ''}`;
}
