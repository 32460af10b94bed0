import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyStep, type LotRow, type LotStep, type Stored, type StoredPrice, undoStep } from './upload-plan.ts';

/** The server: products with their revisions, and a lot that is stored in the same commit as the prices it writes. */
interface Server {
  readonly products: Map<string, { precio: number | null; vigente: string; rev: number }>;
  lots: (readonly LotRow[])[];
  done: number;
  /** How often each product was written. */
  readonly writes: Map<string, number>;
}

/** Writes a whole step or none of it, and only if every product has the expected revision, as the rules demand. */
function commit(server: Server, number: number, step: LotStep, way: 1 | -1): boolean {
  if (step.writes.some(({ id, baseRev }) => server.products.get(id)?.rev !== baseRev)) return false;
  for (const { id, precio, vigente, baseRev } of step.writes) {
    server.products.set(id, { precio, vigente, rev: baseRev + 1 });
    server.writes.set(id, (server.writes.get(id) ?? 0) + 1);
  }
  server.lots[number] = step.rows;
  server.done += way;
  return true;
}

const readPrices = (server: Server): ReadonlyMap<string, StoredPrice> => server.products;

/** Runs all lots on a device that may stop before a commit or lose the answer to it. */
function run(
  server: Server,
  all: number,
  outcomes: readonly ('stops' | 'loses-answer' | 'succeeds')[],
  step: (rows: readonly LotRow[], stored: Stored) => LotStep,
): void {
  let turn = 0;
  for (let number = 0; number < all; ) {
    const outcome = outcomes[turn] ?? 'succeeds';
    turn += 1;
    // A run that is resumed reads from the server which lots are done.
    if (server.done > number) {
      number += 1;
      continue;
    }
    if (outcome === 'stops') continue;
    const rows = server.lots[number] ?? [];
    const written =
      commit(server, number, step(rows, 'as-planned'), 1) || commit(server, number, step(rows, readPrices(server)), 1);
    expect(written).toBe(true);
    if (outcome === 'loses-answer') continue;
    number += 1;
  }
}

const scenario = fc
  .record({
    prices: fc.array(fc.option(fc.integer({ min: 1, max: 1_000_000 })), { minLength: 1, maxLength: 40 }),
    size: fc.integer({ min: 1, max: 12 }),
    /** Products that somebody writes between the review and the upload, and after it. */
    meanwhile: fc.array(fc.nat(39), { maxLength: 6 }),
    afterwards: fc.array(fc.nat(39), { maxLength: 6 }),
    outcomes: fc.array(fc.constantFrom('stops', 'loses-answer', 'succeeds'), { maxLength: 60 }),
    undoOutcomes: fc.array(fc.constantFrom('stops', 'loses-answer', 'succeeds'), { maxLength: 60 }),
  })
  .map(({ prices, size, ...rest }) => {
    const rows = prices.map(
      (antes, at): LotRow => ({
        id: `p${at}`,
        clave: `A-${at}`,
        antes,
        despues: (antes ?? 500) + 100,
        vigente: antes === null ? '' : '2026-01-01',
        rev: 3,
      }),
    );
    const lots = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
      rows.slice(at * size, (at + 1) * size),
    );
    return { rows, lots, ...rest };
  });

/** A server before the upload. @param meanwhile products that somebody changes after the review, by position */
function serverOf(rows: readonly LotRow[], lots: readonly (readonly LotRow[])[], meanwhile: readonly number[]) {
  const server: Server = {
    products: new Map(rows.map(({ id, antes, vigente, rev }) => [id, { precio: antes, vigente, rev }])),
    lots: [...lots],
    done: 0,
    writes: new Map(),
  };
  const touched = new Set(meanwhile.map((at) => `p${at}`).filter((id) => server.products.has(id)));
  for (const id of touched) server.products.set(id, { precio: 777, vigente: '2026-02-02', rev: 4 });
  return { server, touched };
}

test('an upload that is interrupted and resumed writes each row exactly once and leaves products that others changed', () => {
  fc.assert(
    fc.property(scenario, ({ rows, lots, meanwhile, outcomes }) => {
      const { server, touched } = serverOf(rows, lots, meanwhile);
      run(server, lots.length, outcomes, (lot, stored) => applyStep(lot, stored, '2026-03-03'));
      for (const { id, despues } of rows) {
        expect(server.writes.get(id) ?? 0).toBe(touched.has(id) ? 0 : 1);
        expect(server.products.get(id)).toEqual(
          touched.has(id)
            ? { precio: 777, vigente: '2026-02-02', rev: 4 }
            : { precio: despues, vigente: '2026-03-03', rev: 4 },
        );
      }
      const skipped = server.lots.flat().filter(({ fin }) => fin === 'saltada');
      expect(new Set(skipped.map(({ id }) => id))).toEqual(touched);
    }),
    { numRuns: 500 },
  );
});

test('applying and undoing, however often interrupted, restores every price except those changed later', () => {
  fc.assert(
    fc.property(scenario, ({ rows, lots, meanwhile, afterwards, outcomes, undoOutcomes }) => {
      const { server, touched } = serverOf(rows, lots, meanwhile);
      run(server, lots.length, outcomes, (lot, stored) => applyStep(lot, stored, '2026-03-03'));
      const later = new Set(
        afterwards.map((at) => `p${at}`).filter((id) => server.products.has(id) && !touched.has(id)),
      );
      for (const id of later) server.products.set(id, { precio: 12_345_678, vigente: '2026-04-04', rev: 5 });
      server.done = 0;
      run(server, lots.length, undoOutcomes, undoStep);
      for (const { id, antes, vigente } of rows) {
        const { precio, vigente: day } = server.products.get(id) ?? {};
        const decided = later.has(id) ? [12_345_678, '2026-04-04'] : touched.has(id) ? [777, '2026-02-02'] : null;
        expect([precio, day]).toEqual(decided ?? [antes, vigente]);
      }
      // A row that was never written does not count as kept by undoing.
      const left = server.lots.flat().filter(({ fin }) => fin === 'saltada');
      expect(new Set(left.map(({ id }) => id))).toEqual(touched);
      const kept = server.lots.flat().filter(({ fin }) => fin === 'conservada');
      expect(new Set(kept.map(({ id }) => id))).toEqual(later);
    }),
    { numRuns: 500 },
  );
});

test('a lot that has been applied or undone is not written again', () => {
  fc.assert(
    fc.property(scenario, ({ rows, meanwhile }) => {
      const touched = new Set(meanwhile.map((at) => `p${at}`));
      const stored = new Map(
        rows.map(({ id, antes, rev }) => [id, { precio: antes, rev: touched.has(id) ? rev + 1 : rev }]),
      );
      const applied = applyStep(rows, stored, '2026-03-03');
      const again = applyStep(applied.rows, 'as-planned', '2026-03-03');
      expect(again).toEqual({ rows: applied.rows, writes: [] });
      const undone = undoStep(applied.rows, 'as-planned');
      expect(undone.writes).toHaveLength(applied.writes.length);
      expect(undoStep(undone.rows, 'as-planned')).toEqual({ rows: undone.rows, writes: [] });
    }),
    { numRuns: 200 },
  );
});
