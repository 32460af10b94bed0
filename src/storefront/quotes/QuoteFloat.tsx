import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListIcon } from '#ui/icons/ListIcon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { paths } from '../paths.ts';
import { showListNotice } from '../quote-list/quote-actions.ts';
import { restoreList } from './list-actions.ts';
import css from './QuoteFloat.module.css';

/** Time to read the message and press "Deshacer". */
const NOTICE_MS = 7000;

/** The floating button to the list on a phone, and the message about its last change. */
export function QuoteFloat() {
  const [path] = useLocation();
  const count = useQuotes(({ list }) => list.length);
  const notice = useQuotes((state) => state.notice);

  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => showListNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const { before } = notice ?? {};
  return (
    <div className={css['float']}>
      <div aria-live="polite">
        {notice && (
          <Notice
            {...(before && {
              action: {
                name: 'Deshacer',
                run: () => {
                  restoreList(before);
                  showListNotice(null);
                },
              },
            })}
          >
            {notice.text}
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
