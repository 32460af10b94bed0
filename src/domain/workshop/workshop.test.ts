import { expect, test } from 'vitest';
import { must } from '#domain/quotes/testing.ts';
import { beyondAuthorised } from './authorised-amount.ts';
import { checkRepair, intakeProblems, stepProblems } from './check-repair.ts';
import { decideRepair, followRepair, repairCollisions } from './follow-repair.ts';
import { parseRepair } from './parse-repair.ts';
import { articleText, dataOf, type RepairData } from './repair.ts';
import {
  deliveredAt,
  type RepairRow,
  repairChanges,
  repairErasure,
  stateBefore,
  WRONG_STEP,
} from './repair-changes.ts';
import { type RepairForm, repairToForm } from './repair-form.ts';
import { repairMessage } from './repair-message.ts';
import { MOST_PHOTOS, withPhotos } from './repair-photos.ts';
import { canBecome, isDeliverable, REPAIR_STATES, type RepairState, statesAfter } from './repair-state.ts';
import { parseRepairStatus } from './repair-status.ts';
import { ACTOR, after, data, form, fresh, LABOUR, repair, TODAY } from './testing/repairs.ts';

test('a folio of the workshop begins with T and reads like the folio of a quotation', () => {
  expect(fresh().value.folio).toMatch(/^T-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(fresh().value.secreto.length).toBeGreaterThanOrEqual(22);
});

test('what is typed at the counter is stored tidy, and a repair opens again as it was stored', () => {
  expect(data).toMatchObject({ nombre: 'Ana Pérez', telefono: '8112345678', garantia: false });
  const { row } = after(fresh(), data, 'recibida');
  expect(dataOf(row.value)).toEqual(data);
  expect(must(checkRepair(repairToForm(row.value), TODAY))).toEqual(data);
  expect(row.value.historial).toEqual([{ estado: 'recibida', ...ACTOR }]);
});

test.each<[keyof RepairForm, unknown, string]>([
  ['articulo', '  ', 'Escribe qué artículo es.'],
  ['articulo', 'x'.repeat(201), 'Es muy largo: caben 200 caracteres.'],
  ['telefono', '123', 'El teléfono lleva 10 dígitos, por ejemplo 81 1234 5678.'],
  ['correo', 'ana', 'Revisa el correo.'],
  ['compra', '2026-11-24', 'Ese día todavía no llega. Revisa la fecha de compra.'],
  ['compra', 'ayer', 'Elige un día.'],
  ['promesa', 'mañana', 'Elige un día.'],
  ['falla', 'x'.repeat(2001), 'Es muy largo: caben 2000 caracteres.'],
])('%s «%s» is refused with a sentence at its field', (field, value, sentence) => {
  const checked = checkRepair({ ...form, garantia: true, [field]: value }, TODAY);
  expect(checked.ok ? null : checked.error).toEqual({ [field]: sentence });
});

test('at the counter a telephone, a name and the fault are asked for', () => {
  expect(Object.keys(intakeProblems({ telefono: '', nombre: '', falla: '' }))).toEqual(['telefono', 'nombre', 'falla']);
  expect(intakeProblems(data)).toEqual({});
});

test.each([
  ['Rotomartillo 20 V', 'TENAZ', 'RH20', 'Rotomartillo 20 V TENAZ RH20'],
  ['Rotomartillo Tenaz, RH20 (20 V)', 'TENAZ', 'RH20', 'Rotomartillo Tenaz, RH20 (20 V)'],
  ['Taladro profesional 1200 W', 'Pro', '12', 'Taladro profesional 1200 W Pro 12'],
  ['Lijadora', '', '', 'Lijadora'],
])(
  'the article «%s» of «%s» «%s» is told with the brand and the model that its name lacks',
  (articulo, marca, modelo, told) => {
    expect(articleText({ articulo, marca, modelo })).toBe(told);
  },
);

test('a repair without warranty keeps no proof of purchase', () => {
  const typed = { ...form, compra: '2026-01-01', comprobante: 'Nota 12' };
  expect(must(checkRepair(typed, TODAY))).toMatchObject({ compra: '', comprobante: '' });
  // Their inputs are not on the page then, so nobody could correct them.
  const wrong = { ...form, compra: '2026-12-24', comprobante: 'x'.repeat(121) };
  expect(must(checkRepair(wrong, TODAY))).toMatchObject({ compra: '', comprobante: '' });
  expect(must(checkRepair({ ...typed, garantia: true }, TODAY))).toMatchObject({ comprobante: 'Nota 12' });
});

test('a repair is marked as diagnosed only with a diagnosis and a price for each line, and as authorised only with a promised day', () => {
  expect(Object.keys(stepProblems(data, [], 'diagnostico', TODAY))).toEqual(['diagnostico', 'presupuesto']);
  const open = { ...data, diagnostico: 'Carbones gastados', lineas: [{ ...LABOUR, precio: null }] };
  expect(stepProblems(open, ['l0'], 'diagnostico', TODAY)).toEqual({
    lineas: { l0: { precio: 'Falta su precio: el cliente autoriza un total.' } },
  });
  expect(stepProblems({ ...open, lineas: [LABOUR] }, ['l0'], 'diagnostico', TODAY)).toEqual({});
  expect(stepProblems({ ...open, lineas: [], garantia: true }, [], 'diagnostico', TODAY)).toEqual({});
  expect(Object.keys(stepProblems(data, [], 'autorizada', TODAY))).toEqual(['promesa']);
  expect(Object.keys(stepProblems({ ...data, promesa: '2026-11-22' }, [], 'autorizada', TODAY))).toEqual(['promesa']);
  expect(stepProblems({ ...data, promesa: TODAY }, [], 'autorizada', TODAY)).toEqual({});
});

test('a repair with a line whose price is open is not ready, and is called free of cost nowhere, not even under warranty', () => {
  const open = { ...data, garantia: true, diagnostico: 'Engrane roto', lineas: [LABOUR, { ...LABOUR, precio: null }] };
  expect(stepProblems(open, ['l0', 'l1'], 'reparada', TODAY)).toEqual({
    lineas: { l1: { precio: 'Falta su precio: el cliente lo paga al recogerla.' } },
  });
  expect(stepProblems({ ...open, lineas: [] }, [], 'reparada', TODAY)).toEqual({});
  for (const estado of ['diagnostico', 'reparada'] as const) {
    const said = (lineas: RepairData['lineas']): string =>
      repairMessage({
        store: 'La Fragua',
        folio: 'T-1',
        estado,
        data: { ...open, lineas },
        hasta: '',
        today: TODAY,
        link: 'https://x/r',
      });
    expect(said(open.lineas)).not.toContain('Sin costo');
    expect(said([])).toContain('Sin costo: lo cubre la garantía.');
  }
});

test('every state but the last leads on, and each can be reached', () => {
  const reached = new Set<RepairState>(['recibida']);
  for (const _ of REPAIR_STATES) for (const state of reached) for (const next of statesAfter(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual([...REPAIR_STATES].toSorted());
  expect(REPAIR_STATES.filter((state) => statesAfter(state).length === 0)).toEqual(['entregada']);
  expect(canBecome('recibida', 'entregada')).toBe(false);
});

test('a delivery is printed of what may be handed over: of a repair under way it would say «Se entrega sin reparar»', () => {
  expect(REPAIR_STATES.filter(isDeliverable)).toEqual(['no-autorizada', 'reparada', 'entregada', 'cancelada']);
});

test('the customer sees the article, then the diagnosis and the price, and never the person, the serial number or the notes', () => {
  const looked = { ...data, diagnostico: 'Carbones gastados', lineas: [LABOUR], promesa: '2026-11-30' };
  const before = after(fresh(), looked, 'recibida');
  expect(before.status.document).toEqual({
    reparacion: before.row.value.id,
    folio: before.row.value.folio,
    estado: 'recibida',
    articulo: 'Rotomartillo TENAZ RH20',
  });
  const told = after(before.row, looked, 'diagnostico');
  expect(told.status).toMatchObject({ collection: 'estadosReparacion', id: before.row.value.secreto, baseRev: 1 });
  expect(parseRepairStatus(told.status.document)).toMatchObject({
    estado: 'diagnostico',
    diagnostico: 'Carbones gastados',
    lineas: [{ nombre: 'Mano de obra', precio: 35_000, nota: '' }],
    promesa: '',
  });
  const ready = after(told.row, looked, 'reparada', '2026-12-23');
  expect(ready.status.document).toMatchObject({ estado: 'reparada', hasta: '2026-12-23' });
  for (const state of REPAIR_STATES) {
    const text = JSON.stringify(after(told.row, looked, state, '2026-12-23').status.document);
    for (const secret of ['Ana', '8112345678', 'SN-778', 'prisa', 'interna', 'No percute'])
      expect(text).not.toContain(secret);
  }
});

test('both documents go on together from the same revision, and are erased together', () => {
  const { row } = after(fresh(), data, 'recibida');
  const changes = repairChanges(row, { data, estado: 'diagnostico', hasta: '' }, ACTOR);
  expect(changes.map(({ baseRev }) => baseRev)).toEqual([1, 1]);
  expect(repairErasure(row).map(({ collection, document }) => [collection, document])).toEqual([
    ['reparaciones', null],
    ['estadosReparacion', null],
  ]);
});

test('a field of a later version is not lost by an edit', () => {
  const { row } = after(fresh(), data, 'recibida');
  const [change] = repairChanges(
    { ...row, fields: { ...row.fields, video: ['a'] } },
    { data, estado: 'cancelada', hasta: '' },
    ACTOR,
  );
  expect(change.document).toMatchObject({ video: ['a'] });
});

test('the history says what changed, of the person and the notes only that it did, and where a wrong step came from', () => {
  const { row } = after(fresh(), data, 'recibida');
  const next = after(
    row,
    { ...data, nombre: 'Otra', notas: 'x', lineas: [LABOUR], promesa: '2026-12-01' },
    'diagnostico',
  );
  expect(next.row.value.historial.at(-1)?.que).toEqual([
    'Datos del cliente',
    'Agregó 1 × «Mano de obra»',
    `Prometida para: sin fecha → 1\u00a0dic\u00a02026`,
    'Notas internas',
  ]);
  expect(stateBefore(next.row.value)).toBe('recibida');
  expect(stateBefore(row.value)).toBeNull();
});

test('a delivery has the moment at which the article was handed over, and not that of a note that was written later', () => {
  const step = (estado: RepairState, en: number) => ({ estado, por: 'ana@tienda.mx', en });
  const historial = [step('reparada', 1), step('entregada', 2), step('reparada', 3), step('entregada', 4)];
  expect(deliveredAt({ historial: [...historial, step('entregada', 9)] })).toBe(4);
  expect(deliveredAt({ historial: historial.slice(0, 1) })).toBeNull();
});

test('one wrong step after the other is taken back, each to the state before it', () => {
  const { row } = after(fresh(), data, 'recibida');
  const steps: readonly RepairState[] = ['diagnostico', 'autorizada', 'en-reparacion'];
  let now = steps.reduce((from, estado) => after(from, data, estado).row, row);
  const before: (RepairState | null)[] = [];
  for (const _step of [...steps, 'recibida']) {
    const to = stateBefore(now.value);
    before.push(to);
    if (to) now = after(now, data, to, '', [WRONG_STEP]).row;
  }
  expect(before).toEqual(['autorizada', 'diagnostico', 'recibida', null]);
});

test('what is added after the customer authorised an amount needs their answer again, also under warranty and once it is repaired', () => {
  const told = { ...data, diagnostico: 'Carbones gastados', promesa: '2026-11-30', lineas: [LABOUR] };
  const more = [LABOUR, { ...LABOUR, nombre: 'Interruptor', precio: 13_000 }];
  const way = (from: RepairRow, lineas: RepairData['lineas'], ...steps: readonly RepairState[]) =>
    steps.reduce((row, estado) => after(row, { ...told, lineas }, estado).row, from);
  const asked = way(fresh(), [LABOUR], 'recibida', 'diagnostico');
  expect(beyondAuthorised(asked.value, { lineas: more })).toBeNull();
  const authorised = way(asked, [LABOUR], 'autorizada');
  expect(beyondAuthorised(authorised.value, told)).toBeNull();
  for (const estado of ['autorizada', 'en-reparacion', 'reparada'] as const)
    expect(beyondAuthorised(way(authorised, more, estado).value, { lineas: more }), estado).toEqual({
      authorised: 35_000,
      total: 48_000,
    });
  // Less than that was authorised with it.
  expect(beyondAuthorised(authorised.value, { lineas: [{ ...LABOUR, precio: 20_000 }] })).toBeNull();
  expect(beyondAuthorised(authorised.value, { lineas: [{ ...LABOUR, precio: null }] })).toBeNull();
  for (const from of ['autorizada', 'en-reparacion'] as const) expect(canBecome(from, 'diagnostico')).toBe(true);
  const again = way(way(authorised, more, 'en-reparacion', 'diagnostico'), more, 'autorizada');
  expect(beyondAuthorised(again.value, { lineas: more })).toBeNull();
  const covered = way(way(fresh(), [], 'recibida', 'diagnostico'), [], 'autorizada');
  expect(beyondAuthorised(covered.value, told)).toEqual({ authorised: 0, total: 35_000 });
});

test('a step that is taken back to «autorizada» is no answer of the customer', () => {
  const told = { ...data, lineas: [LABOUR] };
  const { row } = after(after(fresh(), told, 'diagnostico').row, told, 'autorizada');
  const dearer = { ...told, lineas: [LABOUR, LABOUR] };
  const back = after(after(row, dearer, 'en-reparacion').row, dearer, 'autorizada', '', [WRONG_STEP]).row;
  expect(beyondAuthorised(back.value, dearer)).toEqual({ authorised: 35_000, total: 70_000 });
});

test('nobody authorises a total while a line has no price', () => {
  const open = { ...data, promesa: TODAY, lineas: [LABOUR, { ...LABOUR, precio: null }] };
  expect(stepProblems(open, ['l0', 'l1'], 'autorizada', TODAY)).toEqual({
    lineas: { l1: { precio: 'Falta su precio: el cliente autoriza un total.' } },
  });
});

test('a step back that the work asked for is a step like any other', () => {
  const { row } = after(fresh(), data, 'recibida');
  const steps: readonly RepairState[] = ['en-reparacion', 'reparada', 'en-reparacion'];
  expect(stateBefore(steps.reduce((from, estado) => after(from, data, estado).row, row).value)).toBe('reparada');
});

test('an open form takes over what a colleague changed and asks about what both did; lines are never joined', () => {
  const start = repairToForm(repair());
  const line = { key: 'l0', producto: '', clave: '', nombre: 'A', nota: '', cantidad: '1', precio: '', descuento: '' };
  const mine = { ...start, diagnostico: 'Mío', lineas: [line] };
  const theirs = { ...start, diagnostico: 'Suyo', serie: 'SN-9', lineas: [{ ...line, nombre: 'B' }] };
  const followed = followRepair({ saved: start, form: mine }, theirs);
  expect(followed.joined).toEqual(['serie']);
  expect(followed.form).toMatchObject({ serie: 'SN-9', diagnostico: 'Mío' });
  expect(repairCollisions(followed, theirs)).toEqual(['diagnostico', 'lineas']);
});

test('the product of the catalogue goes with the name of the article that stays, and is not asked about by itself', () => {
  const start = repairToForm(repair());
  const mine = { ...start, articulo: 'Rotomartillo viejo' };
  const theirs = { ...start, articulo: 'Lijadora 5"', producto: 'lijadora' };
  const followed = followRepair({ saved: start, form: mine }, theirs);
  expect(followed.joined).toEqual([]);
  expect(repairCollisions(followed, theirs)).toEqual(['articulo']);
  const decided = (side: 'mine' | 'theirs') => decideRepair(followed, theirs, 'articulo', side);
  expect(decided('mine').form).toEqual(mine);
  expect(decided('theirs').form).toEqual(theirs);
  for (const side of ['mine', 'theirs'] as const) expect(repairCollisions(decided(side), theirs)).toEqual([]);
  expect(followRepair({ saved: start, form: start }, theirs)).toMatchObject({ form: theirs, joined: ['articulo'] });
});

test('the customer’s page shows the photographs that staff show, and the history says how many there are', () => {
  const photo = (digit: string, visible: boolean) => ({
    archivo: `reparaciones/rep-0000000000000000000/${digit.repeat(64)}-1600.webp`,
    visible,
  });
  const fotos = [photo('a', false), photo('b', true)];
  const first = after(fresh(), data, 'recibida');
  expect(parseRepairStatus(first.status.document)?.fotos).toBeUndefined();
  const { row, status } = after(first.row, { ...data, fotos }, 'recibida');
  expect(row.value.fotos).toEqual(fotos);
  expect(parseRepairStatus(status.document)?.fotos).toEqual([fotos[1]?.archivo]);
  expect(row.value.historial.at(-1)?.que).toEqual(['Fotos: ninguna → 2, 1 a la vista']);
  // A repair of the version before has none, and an odd list hides nothing else.
  expect(must(parseRepair('r', { ...row.fields, fotos: 'a' })).fotos).toEqual([]);
});

test('no more photographs are taken than fit, and each once', () => {
  const names = Array.from({ length: MOST_PHOTOS + 2 }, (_, at) => `f${at}`);
  expect(withPhotos([{ archivo: 'f0', visible: true }], names)).toEqual(
    names.slice(0, MOST_PHOTOS).map((archivo, at) => ({ archivo, visible: at === 0 })),
  );
});
