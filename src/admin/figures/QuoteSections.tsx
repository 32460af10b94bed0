import { useMemo } from 'react';
import type { QuoteFacts } from '#domain/figures/quote-facts.ts';
import { mostQuoted, type QuoteWeek } from '#domain/figures/quote-figures.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { BarChart } from './BarChart.tsx';
import { FigureSection } from './FigureSection.tsx';
import { mostQuotedTable, toHours, waitsTable, weekName, weeksTable } from './quote-tables.ts';

interface QuoteSectionsProps {
  readonly quotes: readonly QuoteFacts[];
  readonly figures: readonly QuoteWeek[];
}

/** What came, how soon it was answered, and what was asked for. */
export function QuoteSections({ quotes, figures }: QuoteSectionsProps) {
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const products = useMemo(() => mostQuoted(quotes), [quotes]);
  const names = useMemo(() => figures.map(({ week }) => weekName(week)), [figures]);
  const counts = useMemo(
    () => [
      { name: 'Recibidas', colour: '--graphite', values: figures.map(({ received }) => received) },
      { name: 'Contestadas', colour: '--blue', values: figures.map(({ answered }) => answered) },
      { name: 'Aceptadas', colour: '--green', values: figures.map(({ accepted }) => accepted) },
    ],
    [figures],
  );
  const waits = useMemo(
    () => [
      { name: 'Mediana', colour: '--blue', values: figures.map(({ median }) => toHours(median)) },
      { name: '9 de cada 10', colour: '--amber', values: figures.map(({ ninetieth }) => toHours(ninetieth)) },
    ],
    [figures],
  );
  return (
    <>
      <FigureSection
        table={weeksTable(figures)}
        hint="Cada cotización cuenta en la semana en que llegó, aunque se haya contestado después. Sin spam"
      >
        <BarChart names={names} series={counts} valueText={groupThousands} />
      </FigureSection>
      <FigureSection
        table={waitsTable(figures)}
        hint="Horas con la tienda abierta, desde que llegó hasta que se marcó como cotizada"
      >
        <BarChart names={names} series={waits} valueText={hoursText} />
      </FigureSection>
      <FigureSection
        table={mostQuotedTable(products, byId)}
        hint="En cuántas cotizaciones de esas semanas está"
        none="En esas semanas no hay cotizaciones con productos."
      />
    </>
  );
}

const hoursText = (hours: number): string => `${hours} h`;
