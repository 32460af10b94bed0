import type { SearchAnswer } from '#search/search-products.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import css from './Searches.module.css';

const SHOWN = 3;

interface FoundLineProps {
  readonly title: string;
  readonly answer: SearchAnswer | null | undefined;
}

/** The first things that a search finds, in a line. */
export function FoundLine({ title, answer }: FoundLineProps) {
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  if (!answer) return <p className={css['found']}>{title}…</p>;
  const names = [
    ...(answer.advice?.guide ? [`Respuesta «${answer.advice.guide.title}»`] : []),
    ...answer.ids.slice(0, SHOWN).flatMap((id) => byId.get(id)?.nombre ?? []),
    ...(answer.ids.length === 0 ? answer.places.slice(0, SHOWN).map(({ name }) => name) : []),
  ];
  const more = answer.ids.length - SHOWN;
  return (
    <p className={css['found']}>
      {title} <b>{names.length === 0 ? 'nada' : names.join('\u00a0· ')}</b>
      {more > 0 && ` y ${more} más`}
    </p>
  );
}
