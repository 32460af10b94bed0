import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { sayQuote, useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListIcon } from '#ui/icons/ListIcon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { paths } from '../paths.ts';
import { putBack } from './list-actions.ts';
import css from './QuoteFloat.module.css';

/** Long enough to read and reach for "Deshacer". */
const SAID_MS = 7000;

/** The way to the list on a phone, and what the last touch did to it. */
export function QuoteFloat() {
  const [path] = useLocation();
  const count = useQuotes(({ list }) => list.length);
  const said = useQuotes((state) => state.said);

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => sayQuote(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const { before } = said ?? {};
  return (
    <div className={css['float']}>
      <div aria-live="polite">
        {said && (
          <Notice
            {...(before && {
              action: {
                name: 'Deshacer',
                run: () => {
                  putBack(before);
                  sayQuote(null);
                },
              },
            })}
          >
            {said.text}
          </Notice>
        )}
      </div>
      {count > 0 && path !== paths.quote && (
        <AppLink href={paths.quote} className={css['pill']}>
          <ListIcon size={20} /> Mi lista <b>{count}</b>
        </AppLink>
      )}
    </div>
  );
}
