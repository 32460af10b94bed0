import { type ReactNode, useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { Thresholds } from '#domain/price-import/choices.ts';
import type { DiffFilter, DiffOrder, DiffQuery } from '#domain/price-import/diff-view.ts';
import type { Review } from '#domain/price-import/review.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { FileForm } from '#prices/price-messages.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AcceptAll } from './AcceptAll.tsx';
import { DiffTable } from './DiffTable.tsx';
import { DraftsBar } from './DraftsBar.tsx';
import { LimitFields } from './LimitFields.tsx';
import { RememberList } from './RememberList.tsx';
import { ReviewCounts } from './ReviewCounts.tsx';
import css from './ReviewStep.module.css';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import { RowAccountLine } from './RowAccountLine.tsx';
import { RowFilters } from './RowFilters.tsx';
import { stopsOf } from './review-stops.ts';
import { useDraftsWatch } from './use-drafts-watch.ts';
import type { PriceFileTools } from './use-price-file.ts';

interface ReviewStepProps {
  readonly tools: PriceFileTools;
  readonly review: Review;
  /** The same bytes, uploaded before and not undone since. */
  readonly earlierUpload: StoredUpload | undefined;
  readonly isReachable: boolean;
  /** Whose list this is, as it was named; empty without. */
  readonly supplier: string;
  readonly onColumn: (clave: number) => void;
  /** One sentence about what is being reviewed. */
  readonly summary: ReactNode;
  readonly onErrors: (form: FileForm) => void;
  readonly onAside: () => void;
  readonly onApply: () => void;
  /** Remembers a list that changes nothing as its supplier's last one; `null` where nobody said whose it is. */
  readonly onRemember: (() => Promise<boolean>) | null;
}

const FILTERS: readonly (readonly [DiffFilter, string, (review: Review) => number])[] = [
  ['todas', 'Todas', ({ counts }) => counts.rows],
  ['cambian', 'Cambian', ({ counts }) => counts.changes],
  ['suben', 'Suben', ({ counts }) => counts.up],
  ['bajan', 'Bajan', ({ counts }) => counts.down],
  ['revisar', 'Por revisar', ({ counts }) => counts.confirm],
  ['iguales', 'Sin cambio', ({ counts }) => counts.same + counts.blank + counts.repeats],
  ['desconocidas', 'Sin producto', ({ counts }) => counts.unknown],
  ['borradores', 'Borradores', ({ counts }) => counts.drafts],
  ['errores', 'Con error', ({ counts }) => counts.errors],
];

export function ReviewStep(props: ReviewStepProps) {
  const {
    tools,
    review,
    earlierUpload,
    isReachable,
    supplier,
    summary,
    onColumn,
    onErrors,
    onAside,
    onApply,
    onRemember,
  } = props;
  const { counts, written } = review;
  const [query, setQuery] = useState<DiffQuery>({ filter: 'todas', order: 'fila', search: '' });
  const [understoodStops, setUnderstoodStops] = useState('');
  useDraftsWatch(tools);
  const toConfirm = stopsOf(review, earlierUpload?.id);
  const stops = toConfirm !== '';
  const understood = stops && understoodStops === toConfirm;
  const bad = counts.unknown + counts.errors;

  return (
    <>
      <div className={css['review']}>
        <div className={css['facts']}>
          {summary}
          <ReviewCounts review={review} />
          <RowAccountLine account={review.account} asideBy={review.asideBy} onAside={onAside} />
          <ReviewWarnings
            review={review}
            earlierUpload={earlierUpload}
            understood={understood}
            onUnderstood={(isSo) => setUnderstoodStops(isSo ? toConfirm : '')}
            onColumn={onColumn}
          />
        </div>
        <div className={css['rows']}>
          <div className={css['tools']}>
            <RowFilters
              filters={FILTERS.map(([filter, name, countOf]) => ({ filter, name, count: countOf(review) })).filter(
                // Most lists name no drafts.
                ({ filter, count }) => filter !== 'borradores' || count > 0 || query.filter === filter,
              )}
              value={query.filter}
              onChange={(filter) => setQuery((now) => ({ ...now, filter }))}
            />
            <div className={css['search']}>
              <TextField
                label="Buscar clave o producto"
                name="buscar"
                type="search"
                value={query.search}
                onChange={(search) => setQuery((now) => ({ ...now, search }))}
              />
            </div>
            <SelectField<DiffOrder>
              label="Orden"
              name="orden"
              value={query.order}
              options={[
                { value: 'fila', name: 'Como en el archivo' },
                { value: 'cambio', name: 'Mayor cambio primero' },
              ]}
              onChange={(order) => setQuery((now) => ({ ...now, order }))}
            />
          </div>
          {counts.confirm > 0 && query.filter === 'revisar' && (
            <AcceptAll
              count={counts.confirm}
              onAccept={(on) => void tools.mark({ what: 'confirm', which: { query: { ...query, search: '' } }, on })}
            />
          )}
          {query.filter === 'desconocidas' && (
            <DraftsBar
              tools={tools}
              chosen={review.chosen}
              unknown={counts.unknown}
              query={query}
              supplier={supplier}
            />
          )}
          <DiffTable tools={tools} query={query} />
          <LimitFields
            thresholds={tools.state.thresholds}
            onChange={(limits: Thresholds) => void tools.setThresholds(limits)}
          />
        </div>
      </div>
      <div className={css['bar']}>
        <output className={css['note']}>
          {!isReachable
            ? 'Sin conexión. Puedes seguir revisando; para aplicar los precios hace falta internet.'
            : written === 0
              ? 'No hay precios que aplicar.'
              : stops && !understood
                ? 'Antes de aplicar, confirma el aviso.'
                : 'Se guardará una copia para deshacer esta carga.'}
        </output>
        <div className={css['buttons']}>
          {bad > 0 && (
            <Button look="outline" onClick={() => onErrors('xlsx')}>
              Descargar errores
            </Button>
          )}
          {written === 0 && counts.confirm === 0 && onRemember && (
            <RememberList isReachable={isReachable} supplier={supplier} onRemember={onRemember} />
          )}
          <Button disabled={!isReachable || written === 0 || (stops && !understood)} onClick={onApply}>
            Aplicar {several(written, 'precio', 'precios')}
          </Button>
        </div>
      </div>
    </>
  );
}
