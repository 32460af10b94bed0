import { useMemo, useState } from 'react';
import { type CatalogueFigures, catalogueFigures } from '#domain/figures/catalogue-figures.ts';
import { dayBefore } from '#domain/kernel/day-before.ts';
import { STALE_DAYS } from '#domain/staff/products/data-quality.ts';
import { knownCosts } from '#domain/staff/products/known-costs.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { usePrivateDocuments } from '#store/private-documents-store.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { useIsCurrent, useProducts } from '../shared/products/use-products.ts';
import css from './CatalogueSections.module.css';
import { lackingTable, staleHint, staleTable, stockTable } from './catalogue-tables.ts';
import { FigureSection } from './FigureSection.tsx';

const AGES = [30, STALE_DAYS, 180, 365].map((days) => ({ value: String(days), name: `${days} días` }));

/** What the catalogue lacks, how old its prices are, and what the store has. @param today `2026-11-20` */
export function CatalogueSections({ today }: { readonly today: string }) {
  const [age, setAge] = useState(String(STALE_DAYS));
  const figures = useCatalogueFigures(dayBefore(today, Number(age)));
  const isKnown = useIsCurrent();
  const none = isKnown ? 'Ninguno.' : 'Leyendo el catálogo…';
  return (
    <>
      <FigureSection table={staleTable(figures)} hint={staleHint(figures)} none={none}>
        <div className={css['age']}>
          <SelectField label="Más viejos que" name="antiguedad" value={age} options={AGES} onChange={setAge} />
        </div>
      </FigureSection>
      <FigureSection table={lackingTable(figures)} hint="De los productos publicados" none={none} />
      <FigureSection table={stockTable(figures)} hint="Como la dijo el personal" none={none} />
    </>
  );
}

type KnownFigures = CatalogueFigures & { readonly knowsCosts: boolean };

function useCatalogueFigures(staleBefore: string): KnownFigures {
  const { listed } = useProducts();
  const { knowledge, byId } = usePrivateDocuments((state) => state);
  const overlay = useJournal(selectOverlay);
  const costs = useMemo(() => (knowledge === 'known' ? knownCosts(byId, overlay) : null), [knowledge, byId, overlay]);
  return useMemo(() => {
    const products = listed.filter(({ state }) => state === 'public').map(({ product }) => product);
    return { ...catalogueFigures(products, costs, staleBefore), knowsCosts: costs !== null };
  }, [listed, costs, staleBefore]);
}
