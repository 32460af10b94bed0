import { expect, test } from 'vitest';
import { answerChanges, answerOf, erasure } from '#domain/quotes/answer-quote.ts';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import { joinSteps } from '#domain/quotes/quote-history.ts';
import { type Change, changeKey, type Fields, type ServerDocument } from '#domain/staff/journal/change.ts';
import { addEntry, type Entry, recordOutcome, resolveConflict } from '#domain/staff/journal/journal.ts';
import { judgeChange } from '#domain/staff/journal/judge-change.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { dataOf } from '#domain/workshop/repair.ts';
import { repairChanges } from '#domain/workshop/repair-changes.ts';
import { chosenDocuments, questionsOf, type Side } from './conflict-choices.ts';

const line = (precio: number) => ({ producto: '', clave: '', nombre: 'Corte', cantidad: 1, nota: '', precio });
const FIRST = { estado: 'cotizada', por: 'rosa', en: 1 };
const [ANA, ROSA] = [
  { por: 'ana', en: 2 },
  { por: 'rosa', en: 3 },
];

const quoteFields: Fields = {
  folio: 'C-1',
  nombre: 'Ana',
  telefono: '',
  correo: '',
  lineas: [line(10_000)],
  estado: 'cotizada',
  secreto: 's',
  vigencia: '2026-12-12',
  notas: '',
  creado: '2026-11-27T12:00:00.000000Z',
  historial: [FIRST],
};
function quoteRow() {
  const quote = parseQuote('q', { ...quoteFields, rev: 3 });
  if (!quote.ok) throw new Error(quote.error.problem);
  return { value: quote.value, rev: 3, fields: quoteFields };
}
const answered = (change: Partial<ReturnType<typeof answerOf>>, who: typeof ANA) =>
  answerChanges(quoteRow(), { ...answerOf(quoteRow().value), ...change }, 'cotizada', who);

const repairFields: Fields = {
  folio: 'T-1',
  secreto: 's',
  creado: '2026-11-27T12:00:00.000000Z',
  nombre: 'Ana',
  articulo: 'Taladro',
  diagnostico: 'Carbones',
  lineas: [line(10_000)],
  estado: 'diagnostico',
  historial: [{ ...FIRST, estado: 'diagnostico' }],
};
function repaired(precio: number, who: typeof ANA) {
  const repair = parseRepair('r', { ...repairFields, rev: 3 });
  if (!repair.ok) throw new Error(repair.error.problem);
  const data = { ...dataOf(repair.value), lineas: [line(precio)] };
  const row = { value: repair.value, rev: 3, fields: repairFields };
  return repairChanges(row, { data, estado: 'diagnostico', hasta: '' }, who);
}

/** The second of two tablets meets what the first has sent. */
function meet(mine: readonly Change[], sent: readonly Change[]) {
  const theirs: Readonly<Record<string, ServerDocument | null>> = Object.fromEntries(
    sent.map((one) => [changeKey(one), one.document && { rev: one.baseRev + 1, document: one.document }]),
  );
  const [main] = mine;
  expect(main && judgeChange(main, theirs[changeKey(main)] ?? null).kind).toBe('conflict');
  const by = { uid: 'ana', email: '' };
  const entry: Entry = { id: 'e', title: '', changes: mine, by, at: 0, state: { kind: 'saved' } };
  const journal = recordOutcome(addEntry([], entry), 'e', { kind: 'conflict', theirs }, 0);
  const questions = questionsOf(mine, theirs);
  /** The changes that are sent after the same side was chosen everywhere. */
  const choose = (side: Side): readonly Change[] => {
    const choices = Object.fromEntries(questions.map((key) => [key, side]));
    return resolveConflict(journal, 'e', chosenDocuments(mine, theirs, choices)).flatMap(({ changes }) => changes);
  };
  return { questions, choose };
}

const pricesIn = (change: Change | undefined): readonly unknown[] => {
  const lineas = change?.document?.['lineas'];
  return Array.isArray(lineas) ? lineas.map((one: { readonly precio: number }) => one.precio) : [];
};

test('the prices of a quotation are asked about once, and its history not at all', () => {
  const { questions } = meet(answered({ lineas: [line(12_000)] }, ANA), answered({ lineas: [line(9000)] }, ROSA));
  expect(questions).toEqual(['cotizaciones/q lineas']);
});

test.each<[Side, number]>([
  ['mine', 12_000],
  ['theirs', 9000],
])(
  'where the prices that stay are %s the customer’s link shows them, and the history has both steps',
  (side, price) => {
    const { choose } = meet(answered({ lineas: [line(12_000)] }, ANA), answered({ lineas: [line(9000)] }, ROSA));
    const [quote, status] = choose(side);
    expect([quote, status].map(pricesIn)).toEqual([[price], [price]]);
    expect(quote).toMatchObject({ baseRev: 4, document: { historial: [FIRST, ANA, ROSA] } });
    expect(status).toMatchObject({ collection: 'estadosCotizacion', baseRev: 5 });
  },
);

test('a colleague’s note is no reason to send prices that nobody has looked at', () => {
  const { questions, choose } = meet(answered({ lineas: [line(12_000)] }, ANA), answered({ notas: 'Llama' }, ROSA));
  expect(questions).toEqual(['cotizaciones/q lineas']);
  const [quote, status] = choose('mine');
  expect([quote, status].map(pricesIn)).toEqual([[12_000], [12_000]]);
  expect(quote?.document).toMatchObject({ notas: 'Llama', historial: [FIRST, ANA, ROSA] });
});

test('two people’s lines are never put together, whatever else is asked about', () => {
  const [cut, mine, theirs] = [line(10_000), { ...line(1), nombre: 'Pija' }, { ...line(2), nombre: 'Taquete' }];
  const { questions, choose } = meet(
    answered({ lineas: [cut, mine], notas: 'Urge' }, ANA),
    answered({ lineas: [cut, theirs], notas: 'Llama' }, ROSA),
  );
  expect(questions.toSorted()).toEqual(['cotizaciones/q lineas', 'cotizaciones/q notas']);
  expect(choose('mine').map(pricesIn)).toEqual([
    [10_000, 1],
    [10_000, 1],
  ]);
});

test('what both made alike is no question, and both steps stay', () => {
  const { questions, choose } = meet(answered({ lineas: [line(9000)] }, ANA), answered({ lineas: [line(9000)] }, ROSA));
  expect(questions).toEqual([]);
  expect(choose('mine')[0]?.document).toMatchObject({ historial: [FIRST, ANA, ROSA] });
});

test('a quotation that is erased takes what the customer sees with it, and one that stays keeps it', () => {
  const { questions, choose } = meet(erasure(quoteRow()), answered({ lineas: [line(9000)] }, ROSA));
  expect(questions).toEqual(['cotizaciones/q']);
  expect(choose('mine').map(({ document }) => document)).toEqual([null, null]);
  expect(choose('theirs').map(pricesIn)).toEqual([[9000], [9000]]);

  const erased = meet(answered({ lineas: [line(12_000)] }, ANA), erasure(quoteRow()));
  expect(erased.questions).toEqual(['cotizaciones/q']);
  expect(erased.choose('theirs')).toEqual([]);
  expect(erased.choose('mine').map(pricesIn)).toEqual([[12_000], [12_000]]);
});

test('a repair is asked about once too, and its customer sees what was chosen', () => {
  const { questions, choose } = meet(repaired(12_000, ANA), repaired(9000, ROSA));
  expect(questions).toEqual(['reparaciones/r lineas']);
  const [repair, status] = choose('theirs');
  expect([repair, status].map(pricesIn)).toEqual([[9000], [9000]]);
  expect(status).toMatchObject({ collection: 'estadosReparacion', baseRev: 4 });
});

test('histories are joined by the time of their steps, without what one side took back and within the limit of the rules', () => {
  expect(joinSteps([FIRST], [FIRST, ROSA], [FIRST, ANA])).toEqual([FIRST, ANA, ROSA]);
  expect(joinSteps([FIRST, ANA], [FIRST], [FIRST, ANA, ROSA])).toEqual([FIRST, ROSA]);
  expect(joinSteps(undefined, [ROSA], [ANA])).toEqual([ANA, ROSA]);
  const many = Array.from({ length: 200 }, (_, en) => ({ por: 'rosa', en }));
  const joined = joinSteps(
    many,
    [...many.slice(1), { por: 'ana', en: 300 }],
    [...many.slice(1), { por: 'rosa', en: 301 }],
  );
  expect(joined).toHaveLength(200);
  expect(joined.at(-1)).toEqual({ por: 'rosa', en: 301 });
});
