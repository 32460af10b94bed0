import { useState } from 'react';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { hasRepairWords } from '#domain/workshop/repair-list.ts';
import { useStaff } from '../staff.ts';

interface OlderRepairs {
  /** What was looked for; empty before the first search. */
  readonly words: string;
  readonly state: 'looking' | 'done' | 'unreachable';
  readonly found: readonly Repair[];
}

/** Finds repairs on the server that are too old for the list: a warranty comes back after months. */
export function useOlderRepairs() {
  const { backend } = useStaff();
  const [older, setOlder] = useState<OlderRepairs>({ words: '', state: 'done', found: [] });

  async function find(words: string): Promise<void> {
    setOlder({ words, state: 'looking', found: [] });
    const found: Repair[] = [];
    try {
      // All of them are looked through, because a query finds no part of a name or of a serial number.
      for await (const page of await backend.allStaffPages('reparaciones')) {
        for (const { id, rev, fields } of page) {
          const parsed = parseRepair(id, { ...fields, rev });
          if (parsed.ok && hasRepairWords(parsed.value, words)) found.push(parsed.value);
        }
      }
      setOlder((now) => (now.words === words ? { words, state: 'done', found } : now));
    } catch (reason) {
      console.info('Búsqueda en el taller', reason);
      setOlder((now) => (now.words === words ? { words, state: 'unreachable', found } : now));
    }
  }

  return { older, find };
}
