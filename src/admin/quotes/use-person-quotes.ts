import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { erasure } from '#domain/quotes/answer-quote.ts';
import { isAbout, type PersonSought } from '#domain/quotes/inbox.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { useStaff } from '../staff.ts';

type FoundQuote = Pick<StaffRow<Quote>, 'value' | 'rev' | 'fields'>;

/** Finds the quotations of one person on the server, and erases them there. */
export function usePersonQuotes() {
  const { backend, journal, olderQuotes } = useStaff();
  const [problem, setProblem] = useState('');
  /** How many quotations were looked at. */
  const [looked, setLooked] = useState(0);
  const [isLooking, setLooking] = useState(false);
  /** `null` before the first search and during one. */
  const [found, setFound] = useState<readonly FoundQuote[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = (found ?? []).filter(({ value }) => chosen.has(value.id));

  /**
   * Looks at every quotation that the server keeps, because a query by telephone would miss a person who gave another one, or an e-mail in
   * capitals.
   */
  async function find(sought: PersonSought): Promise<void> {
    const asked = soughtProblem(sought);
    setProblem(asked);
    if (asked) return;
    setFound(null);
    setLooked(0);
    setLooking(true);
    try {
      const theirs: FoundQuote[] = [];
      const sure = new Set<string>();
      for await (const page of await backend.allQuotePages()) {
        for (const { id, rev, fields } of page) {
          const parsed = parseQuote(id, { ...fields, rev });
          const sureness = parsed.ok ? isAbout(parsed.value, sought) : null;
          if (parsed.ok && sureness) theirs.push({ value: parsed.value, rev, fields });
          if (sureness === 'sure') sure.add(id);
        }
        setLooked((count) => count + page.length);
      }
      setFound(theirs);
      setChosen(sure);
    } catch (reason) {
      console.info('Búsqueda de una persona', reason);
      setProblem('Esto se busca en el servidor y no responde. Inténtalo con conexión.');
    }
    setLooking(false);
  }

  /** Erases the chosen ones. Each erasure is an edit of its own in the journal. */
  async function erase(): Promise<void> {
    const gone = new Set<string>();
    for (const row of picked) {
      const saved = await journal.saveEdit({ title: `Borrar la cotización ${row.value.folio}`, changes: erasure(row) });
      if (!saved.ok) {
        setProblem(saveProblemText(saved.error));
        break;
      }
      gone.add(row.value.id);
    }
    olderQuotes.forget([...gone]);
    setFound((rows) => (rows ?? []).filter(({ value }) => !gone.has(value.id)));
  }

  return { problem, looked, isLooking, found, chosen, setChosen, picked, find, erase };
}

/** Why this cannot be searched for; empty when it can. */
function soughtProblem(sought: PersonSought): string {
  if (Object.values(sought).every((text) => text.trim() === ''))
    return 'Escribe el teléfono, el correo, el nombre o un folio de la persona.';
  return sought.telefono.trim() !== '' && normalizePhone(sought.telefono) === null
    ? 'El teléfono lleva 10 dígitos.'
    : '';
}
