import { useEffect, useRef, useState } from 'react';
import type { WrittenLine } from '#domain/quotes/written-list.ts';
import { Button } from '#ui/Button.tsx';
import { leadToProblem } from '#ui/lead-to-problem.ts';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import { addChosen } from './list-actions.ts';
import { OfferedLine } from './OfferedLine.tsx';
import { AS_WRITTEN, beyondText, chosenItems, LEFT_OUT, type LineChoice } from './offered-items.ts';
import css from './PasteList.module.css';
import { useOffers } from './use-offers.ts';

interface OfferedLinesProps {
  readonly lines: readonly WrittenLine[];
  /** How many articles more were written than a list takes. */
  readonly beyond: number;
  readonly onBack: () => void;
  readonly onAdded: () => void;
}

/** What the catalogue has for each article of a written list, and which of it goes on the visitor's list. */
export function OfferedLines({ lines, beyond, onBack, onAdded }: OfferedLinesProps) {
  const offers = useOffers(lines);
  const [choices, setChoices] = useState<ReadonlyMap<number, LineChoice>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const articles = useRef<HTMLOListElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choiceOf = (at: number): LineChoice => {
    const found = offers[at]?.products[0];
    // A near size is offered and not chosen.
    const chosen = found && !offers[at]?.sentence ? found.id : AS_WRITTEN;
    return choices.get(at) ?? { chosen, pieces: lines[at]?.cantidad ?? 1 };
  };
  const choose = (at: number, change: Partial<LineChoice>): void =>
    setChoices((now) => new Map(now).set(at, { ...choiceOf(at), ...change }));
  const onlyOnce = useOnlyOnce();
  const isReady = offers.every((offer) => offer !== null);
  const count = lines.filter((_, at) => choiceOf(at).chosen !== LEFT_OUT).length;

  return (
    <section className={css['offers']} aria-labelledby="encontrado">
      <h2 id="encontrado" ref={heading} tabIndex={-1} className={css['heading']}>
        {isReady ? 'Esto encontramos' : 'Buscando cada artículo…'}
      </h2>
      {beyond > 0 && (
        <p>
          Son los primeros {lines.length}, los que caben en una lista. {beyondText(beyond)}
        </p>
      )}
      <ol ref={articles} className={css['lines']} aria-busy={!isReady}>
        {lines.map((line, at) => (
          <OfferedLine
            // oxlint-disable-next-line react/no-array-index-key -- the same article may be written twice, and the list does not change.
            key={at}
            line={line}
            offer={offers[at] ?? null}
            choice={choiceOf(at)}
            onChoose={(change) => choose(at, change)}
          />
        ))}
      </ol>
      <p className={css['actions']}>
        <Button
          disabled={!isReady || count === 0}
          onClick={() => {
            if (leadToProblem(articles.current)) return;
            const chosen = chosenItems(
              lines,
              offers,
              lines.map((_, at) => choiceOf(at)),
            );
            // What a full list does not take stays here, as it was written and chosen.
            void onlyOnce(async () => (await addChosen(chosen)) && onAdded(), undefined);
          }}
        >
          {count === 1 ? 'Agregar 1 artículo' : `Agregar ${count} artículos`}
        </Button>
        <Button look="outline" onClick={onBack}>
          Cambiar lo escrito
        </Button>
      </p>
    </section>
  );
}
