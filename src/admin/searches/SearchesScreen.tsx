import { useState } from 'react';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { rankedSearches, vainSearches } from '#domain/search-report/search-totals.ts';
import { onePerSearch } from '#domain/staff/searches/ignored-search.ts';
import { Button } from '#ui/Button.tsx';
import { useIgnoredSearches } from '../shared/documents/use-staff-rows.ts';
import { RowList } from '../shared/lists/RowList.tsx';
import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { useMinute } from '../shared/screen/use-minute.ts';
import { noSearchesText, nothingLackingText, readingText } from './report-labels.ts';
import css from './Searches.module.css';
import { SearchSection } from './SearchSection.tsx';
import { useAnswers } from './use-answers.ts';
import { useSearchActions } from './use-search-actions.ts';
import { useSearchTotals } from './use-search-totals.ts';
import { isInVain, useShopSearch } from './use-shop-search.ts';
import { WordList } from './WordList.tsx';

const SPANS = [7, 30, 90] as const;
/** Each is searched for on this device whenever the words change. */
const MOST_SHOWN = 40;

/** `/admin/busquedas`: what people searched, and what staff taught the search. */
export function SearchesScreen() {
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  const today = countedDayAt(useMinute());
  const [problem, setProblem] = useState('');
  const known = useSearchTotals();
  const shop = useShopSearch();
  const ignored = onePerSearch(useIgnoredSearches().filter(({ value }) => value.ignorada));
  const { showAgain } = useSearchActions(setProblem);

  const hidden = new Set(ignored.map(({ value }) => value.frase));
  const ranked = rankedSearches(known.totals, days, today).filter(({ texto }) => !hidden.has(texto));
  const vain = vainSearches(ranked).slice(0, MOST_SHOWN);
  const most = ranked.slice(0, MOST_SHOWN);
  const answers = useAnswers([...new Set([...vain, ...most].map(({ texto }) => texto))], shop);
  const isMended = ({ texto }: { readonly texto: string }): boolean => {
    const answer = answers.get(texto);
    return answer !== undefined && !isInVain(answer);
  };
  // Only once the search has been asked, because a row that moves while somebody presses it is another row.
  const asked = vain.filter(({ texto }) => answers.has(texto));
  const isLooking = known.state === 'opening' || known.state === 'reading' || asked.length < vain.length;
  const unmended = asked.filter((one) => !isMended(one));
  const shown = new Set(unmended.map(({ texto }) => texto));
  const sectionProps = { answers, shop, onProblem: setProblem };

  return (
    <ListLayout title="Búsquedas">
      <Intro problem={problem}>
        Lo que los clientes buscan, sin datos de nadie: cada equipo lo cuenta una vez al día. Lo que arregles aquí llega
        a todos los equipos, y también funciona sin conexión.
      </Intro>
      <div className={css['head']}>
        <fieldset className={css['spans']} aria-label="Periodo">
          {SPANS.map((span) => (
            <Button key={span} look="outline" aria-pressed={span === days} onClick={() => setDays(span)}>
              {span} días
            </Button>
          ))}
        </fieldset>
        <p className={css['found']} aria-live="polite">
          {readingText(known)}
        </p>
      </div>
      <SearchSection
        id="no-encontraron"
        title="No encontraron"
        none={nothingLackingText(known, isLooking, most.length > 0 || asked.length > 0)}
        searches={unmended}
        {...sectionProps}
      />
      {asked.some(isMended) && (
        <details className={css['mended']}>
          <summary>Ya se encuentra ({asked.filter(isMended).length})</summary>
          <SearchSection id="ya-se-encuentra" title="" none="" searches={asked.filter(isMended)} {...sectionProps} />
        </details>
      )}
      <SearchSection
        id="lo-mas-buscado"
        title="Lo más buscado"
        none={noSearchesText(known)}
        searches={most.filter(({ texto }) => !shown.has(texto))}
        {...sectionProps}
      />
      <WordList shop={shop} onProblem={setProblem} />
      {ignored.length > 0 && (
        <details className={css['mended']}>
          <summary>Ignoradas ({ignored.length})</summary>
          <RowList label="Búsquedas ignoradas">
            {ignored.map((row) => (
              <li key={row.value.id} className={css['row']}>
                <span className={css['text']}>{row.value.frase}</span>
                <Button look="outline" onClick={() => void showAgain(row.value.frase)}>
                  Volver a mostrar
                  <span className="visually-hidden"> «{row.value.frase}»</span>
                </Button>
              </li>
            ))}
          </RowList>
        </details>
      )}
    </ListLayout>
  );
}
