import { useId } from 'react';
import { several } from '#domain/kernel/several.ts';
import { capitalised } from '#domain/kernel/written-forms.ts';
import type { RankedSearch } from '#domain/search-report/search-totals.ts';
import type { WordForm } from '#domain/staff/forms/word-form.ts';
import type { SearchAnswer } from '#search/search-products.ts';
import { Button } from '#ui/Button.tsx';
import { FoundLine } from './FoundLine.tsx';
import css from './Searches.module.css';
import { usePanels } from './use-panels.ts';
import { useSearchActions } from './use-search-actions.ts';
import type { ShopSearch } from './use-shop-search.ts';
import { WordPanel } from './WordPanel.tsx';

interface SearchRowProps {
  readonly search: RankedSearch;
  readonly answer: SearchAnswer | undefined;
  readonly shop: ShopSearch;
  readonly onProblem: (problem: string) => void;
}

/** One thing that people searched, what it finds today, and what to do about it. */
export function SearchRow({ search: { texto, veces, vanas, reportes }, answer, shop, onProblem }: SearchRowProps) {
  const { open, begun, toggle: press, close } = usePanels<WordForm['tipo']>();
  const panel = useId();
  const { createDraft, ignore } = useSearchActions(onProblem);
  const toggle = (tipo: WordForm['tipo']) => ({
    'aria-expanded': open === tipo,
    'aria-controls': panel,
    onClick: () => press(tipo),
  });
  return (
    <li className={css['row']}>
      <div className={css['what']}>
        <h3 className={css['text']}>{texto}</h3>
        <p className={css['counts']}>
          {several(veces, 'vez', 'veces')}
          {vanas > 0 && `, ${vanas} sin encontrar`}&nbsp;· {several(reportes, 'reporte', 'reportes')}
        </p>
        <FoundLine title="Hoy encuentra:" answer={answer} />
      </div>
      <fieldset className={css['actions']} aria-label={`Qué hacer con «${texto}»`}>
        <Button look="outline" {...toggle('sinonimo')}>
          Es lo mismo que…
        </Button>
        <Button look="outline" {...toggle('respuesta')}>
          Dar una respuesta
        </Button>
        {answer?.ids.length === 0 && (
          <Button look="outline" onClick={() => void createDraft(texto)}>
            Crear borrador
          </Button>
        )}
        <button type="button" className={css['quiet']} onClick={() => void ignore(texto)}>
          Ignorar
        </button>
      </fieldset>
      <div id={panel} className={css['panel']} hidden={open === null}>
        {begun.map((tipo) => (
          <div key={tipo} hidden={open !== tipo}>
            <WordPanel
              start={{ tipo, frase: texto, significa: '', titulo: capitalised(texto), opciones: [] }}
              row={undefined}
              shop={shop}
              onClose={() => close(tipo)}
            />
          </div>
        ))}
      </div>
    </li>
  );
}
