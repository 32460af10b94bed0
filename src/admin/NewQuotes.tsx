import { useEffect, useRef, useState } from 'react';
import { useDocuments } from '#store/documents-store.ts';
import css from './NewQuotes.module.css';

function useNewCount(): number {
  const { byId } = useDocuments('cotizaciones');
  return [...byId.values()].filter(({ fields }) => fields['estado'] === 'recibida' && fields['spam'] !== true).length;
}

/** The number of quotations that nobody has answered yet, beside the menu entry. */
export function NewQuotes() {
  const count = useNewCount();
  if (count === 0) return null;
  return (
    <span className={css['count']}>
      {count}
      <span className="visually-hidden"> por atender</span>
    </span>
  );
}

/** Announces a new quotation to screen readers, on every page of the staff area. */
export function NewQuotesAnnouncer() {
  const count = useNewCount();
  const { knowledge } = useDocuments('cotizaciones');
  const before = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (knowledge === 'waiting') return;
    if (before.current !== null && count > before.current) {
      setSaid(count === 1 ? 'Llegó una cotización.' : `Llegó una cotización. Hay ${count} por atender.`);
    }
    before.current = count;
  }, [count, knowledge]);
  return <output className="visually-hidden">{said}</output>;
}
