import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListIcon } from '#ui/icons/ListIcon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { paths } from '../paths.ts';
import { sayQuote } from '../quote-list/quote-actions.ts';
import { restoreList } from './list-actions.ts';
import css from './QuoteFloat.module.css';

/** Time to read the message and press "Deshacer". */
const SAID_MS = 7000;

/** The floating button to the list on a phone, and the message about its last change. */
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
                  restoreList(before);
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
