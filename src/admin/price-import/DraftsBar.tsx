import { groupThousands } from '#domain/kernel/money.ts';
import type { DiffQuery } from '#domain/price-import/diff-view.ts';
import { Button } from '#ui/Button.tsx';
import css from './DraftsBar.module.css';
import { MOST_DRAFTS, useArticleDrafts } from './use-article-drafts.ts';
import type { PriceFileTools } from './use-price-file.ts';

interface DraftsBarProps {
  readonly tools: PriceFileTools;
  /** How many claves without a product are marked. */
  readonly chosen: number;
  readonly unknown: number;
  readonly query: DiffQuery;
  readonly supplier: string;
}

/** Turns claves that the shop does not have into drafts: those that are marked, all with one press more. */
export function DraftsBar({ tools, chosen, unknown, query, supplier }: DraftsBarProps) {
  const drafts = useArticleDrafts(tools, supplier);
  const choose = (on: boolean): void => void tools.mark({ what: 'choose', which: { query }, on });
  return (
    <div className={css['bar']}>
      <Button look="outline" disabled={unknown === 0} onClick={() => choose(true)}>
        {query.search === '' ? 'Marcar todas' : 'Marcar las encontradas'}
      </Button>
      <Button look="outline" disabled={chosen === 0} onClick={() => choose(false)}>
        Quitar las marcas
      </Button>
      <Button disabled={chosen === 0 || drafts.isBusy} onClick={() => void drafts.run()}>
        {drafts.isBusy ? 'Creando…' : `Crear borradores (${groupThousands(Math.min(chosen, MOST_DRAFTS))})`}
      </Button>
      <output className={css['note']}>
        {drafts.answer ||
          (chosen > MOST_DRAFTS
            ? `De ${groupThousands(MOST_DRAFTS)} en ${groupThousands(MOST_DRAFTS)}: presiona otra vez para los siguientes.`
            : 'Solo el personal ve los borradores. Los encuentras en Productos.')}
      </output>
    </div>
  );
}
