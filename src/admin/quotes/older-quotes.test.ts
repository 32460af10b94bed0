import { beforeEach, expect, test } from 'vitest';
import { LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { claimDocumentsWriter, documentsStore } from '#store/documents-store.ts';
import { claimOlderQuotesWriter, olderQuotesStore } from '#store/older-quotes-store.ts';
import { createOlderQuotes } from './older-quotes.ts';

const writeDocuments = claimDocumentsWriter();
/** The hours of the quotations on the server: one came every hour. */
let stored: number[] = [];
const quote = (hour: number): StaffDocument => ({
  id: `q${hour}`,
  rev: 1,
  fields: { creado: new Date(Date.UTC(2026, 0, 1, hour)).toISOString() },
});

/** The inbox shows the latest of those that are stored. */
function listen(): void {
  const latest = stored.slice(-LATEST_QUOTES).map(quote);
  writeDocuments({
    cotizaciones: { byId: new Map(latest.map((one) => [one.id, one])), knowledge: 'known', answeredAt: 1 },
  });
}

const older = createOlderQuotes({
  write: claimOlderQuotesWriter(),
  backend: {
    readStaffPage: async (_collection, before) => {
      const until = before ? stored.indexOf(Number(before.id.slice(1))) : stored.length;
      const first = Math.max(0, until - LATEST_QUOTES);
      return { documents: stored.slice(first, until).reverse().map(quote), isLast: first === 0 };
    },
    listenToDocument: async () => () => {},
  },
});
const shown = (): string[] => [
  ...new Set([...olderQuotesStore.getState().byId.keys(), ...documentsStore.getState().cotizaciones.byId.keys()]),
];
const come = (count: number): void => {
  const next = (stored.at(-1) ?? 0) + 1;
  stored.push(...Array.from({ length: count }, (_, at) => next + at));
};
const ids = (): string[] => stored.map((hour) => quote(hour).id);

beforeEach(async () => {
  stored = Array.from({ length: LATEST_QUOTES + 100 }, (_, hour) => hour);
  listen();
  await older.readMore();
  expect(shown().toSorted()).toEqual(ids().toSorted());
});

test('a quotation that new ones push out of the inbox stays in a list that goes further back', () => {
  come(5);
  listen();
  expect(shown().toSorted()).toEqual(ids().toSorted());
});

test('one that was erased elsewhere while it was among the latest is gone', () => {
  come(1);
  stored.splice(-10, 1);
  listen();
  expect(shown().toSorted()).toEqual(ids().toSorted());
});

test('the oldest of the latest that was erased here is gone, also when a new one comes in the same moment', () => {
  const [erased = 0] = stored.splice(-LATEST_QUOTES, 1);
  older.forget([quote(erased).id]);
  come(1);
  listen();
  expect(shown().toSorted()).toEqual(ids().toSorted());
});
