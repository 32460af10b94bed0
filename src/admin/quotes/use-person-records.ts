import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import type { PersonSought } from '#domain/quotes/inbox.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { useStaff } from '../staff.ts';
import { eraseForGood } from './erase-for-good.ts';
import { outdatedRecord, type PersonRecord, quoteRecord, repairRecord } from './person-records.ts';

/** What is looked for in each document of a collection. */
type Search = readonly (readonly [
  collection: 'cotizaciones' | 'reparaciones',
  toRecord: (document: StaffDocument) => PersonRecord | null,
])[];

/** Finds the quotations and repairs of one person on the server, or the quotations that are kept for too long, and erases them there. */
export function usePersonRecords() {
  const { backend, journal, olderQuotes } = useStaff();
  const [problem, setProblem] = useState('');
  /** Of whom or what the list is. */
  const [kind, setKind] = useState<'person' | 'outdated'>('person');
  /** How many documents were looked at. */
  const [looked, setLooked] = useState(0);
  const [isLooking, setLooking] = useState(false);
  /** `null` before the first search and during one. */
  const [found, setFound] = useState<readonly PersonRecord[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = (found ?? []).filter(({ id }) => chosen.has(id));

  /**
   * Looks at every quotation and repair that the server keeps, because a query by telephone would miss a person who gave another one, or an e-mail
   * in capitals.
   */
  async function find(sought: PersonSought): Promise<void> {
    const asked = soughtProblem(sought);
    setProblem(asked);
    if (asked) return;
    setKind('person');
    await look([
      ['cotizaciones', (document) => quoteRecord(document, sought)],
      ['reparaciones', (document) => repairRecord(document, sought)],
    ]);
  }

  /** @param today the shop's day */
  async function findOutdated(today: string): Promise<void> {
    setProblem('');
    setKind('outdated');
    await look([['cotizaciones', (document) => outdatedRecord(document, today)]]);
  }

  async function look(search: Search): Promise<void> {
    setFound(null);
    setLooked(0);
    setLooking(true);
    try {
      const theirs: PersonRecord[] = [];
      for (const [collection, toRecord] of search) {
        for await (const page of await backend.allStaffPages(collection)) {
          theirs.push(...page.flatMap((document) => toRecord(document) ?? []));
          setLooked((count) => count + page.length);
        }
      }
      setFound(theirs);
      setChosen(new Set(theirs.filter(({ sureness }) => sureness === 'sure').map(({ id }) => id)));
    } catch (reason) {
      console.info('Búsqueda de datos personales', reason);
      setProblem('Esto se busca en el servidor y no responde. Inténtalo con conexión.');
    }
    setLooking(false);
  }

  /** Erases the chosen ones. Each erasure is an edit of its own in the journal. */
  async function erase(): Promise<void> {
    const erased = picked.map(({ id, kind, folio, erasure }) => ({
      id,
      title: `Borrar la ${kind.toLowerCase()} ${folio}`,
      changes: erasure,
    }));
    const { gone, problem: refusal } = await eraseForGood(journal, erased);
    if (refusal) setProblem(refusal);
    olderQuotes.forget(gone);
    setFound((records) => (records ?? []).filter(({ id }) => !gone.includes(id)));
  }

  return { problem, kind, looked, isLooking, found, chosen, setChosen, picked, find, findOutdated, erase };
}

/** Why this cannot be searched for; empty when it can. */
function soughtProblem(sought: PersonSought): string {
  if (Object.values(sought).every((text) => text.trim() === ''))
    return 'Escribe el teléfono, el correo, el nombre o un folio de la persona.';
  return sought.telefono.trim() !== '' && normalizePhone(sought.telefono) === null
    ? 'El teléfono lleva 10 dígitos.'
    : '';
}
