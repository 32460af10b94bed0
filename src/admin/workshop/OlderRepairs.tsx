import type { Repair } from '#domain/workshop/repair.ts';
import { Button } from '#ui/Button.tsx';
import { RowList } from '../shared/lists/RowList.tsx';
import css from './RepairList.module.css';
import { RepairRow } from './RepairRow.tsx';
import { useOlderRepairs } from './use-older-repairs.ts';

interface OlderRepairsProps {
  readonly words: string;
  /** The ids of those that the list shows. */
  readonly listed: ReadonlySet<string>;
  readonly today: string;
}

/** Looks for what somebody typed among the repairs that the list does not hold, on the server. */
export function OlderRepairs({ words, listed, today }: OlderRepairsProps) {
  const { older, find } = useOlderRepairs();
  const isOfWords = older.words === words;
  const found = isOfWords ? older.found.filter(({ id }) => !listed.has(id)) : [];
  return (
    <>
      <div className={css['older']}>
        {/* The result is shown below, or why there is none. */}
        <Button look="outline" disabled={isOfWords && older.state === 'looking'} onClick={() => void find(words)}>
          Buscar también en las anteriores
        </Button>
        <output>{isOfWords && olderText(older.state, found)}</output>
      </div>
      {found.length > 0 && (
        <RowList label="Reparaciones anteriores">
          {found.map((repair) => (
            <RepairRow key={repair.id} repair={repair} entry={undefined} today={today} />
          ))}
        </RowList>
      )}
    </>
  );
}

function olderText(state: 'looking' | 'done' | 'unreachable', found: readonly Repair[]): string {
  if (state === 'looking') return 'Buscando en el servidor…';
  if (state === 'unreachable') return 'El servidor no responde. Inténtalo con conexión.';
  return found.length === 0 ? 'Ninguna más en las anteriores.' : '';
}
