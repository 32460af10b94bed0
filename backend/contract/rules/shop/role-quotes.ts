import type { Docs, Put, TestWrite } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import type { AskedDocuments, DocumentsByLine } from './asked-documents.ts';
import { put, remove } from './rule-case.ts';
import {
  OLD_QUOTE,
  OLD_REPAIR,
  OLD_REPAIR_SECRET,
  OLD_SECRET,
  QUOTE_ID,
  quote,
  repair,
  SECRET,
  TODAY,
} from './shop-world.ts';

const counted = (collection: string, ultima: string): Put => ({
  put: `${collection}/${TODAY}`,
  fields: { ultima },
  now: [],
  plus: { n: 1 },
  merge: true,
});
const merged = (path: string, fields: PlainFields): TestWrite => ({
  put: path,
  fields,
  now: ['actualizado'],
  merge: true,
});

const status = { cotizacion: QUOTE_ID, folio: quote['folio'] ?? null, estado: 'recibida', rev: 1 };
/** What a visitor's device sends in one batch. */
const sent: TestWrite[] = [
  { put: `cotizaciones/${QUOTE_ID}`, fields: quote, now: ['creado'] },
  put(`estadosCotizacion/${SECRET}`, status),
  counted('cupos', QUOTE_ID),
];
/** What a colleague writes for somebody at the counter. */
const made: TestWrite[] = [
  put(`cotizaciones/${QUOTE_ID}`, {
    ...quote,
    origen: 'mostrador',
    estado: 'en-revision',
    avisoVersion: '',
    hechaPor: 'a@b.c',
    creado: ago(90),
    rev: 1,
  }),
  put(`estadosCotizacion/${SECRET}`, { ...status, estado: 'en-revision' }),
];
const quotation = (create: readonly TestWrite[]) => (): AskedDocuments => ({
  get: `cotizaciones/${OLD_QUOTE}`,
  list: { from: 'cotizaciones', limit: 10 },
  create,
  update: [merged(`cotizaciones/${OLD_QUOTE}`, { estado: 'en-revision', rev: 1 })],
  remove: [remove(`cotizaciones/${OLD_QUOTE}`)],
});
const quotationStatus = (create: readonly TestWrite[]) => (): AskedDocuments => ({
  get: `estadosCotizacion/${OLD_SECRET}`,
  list: { from: 'estadosCotizacion', limit: 10 },
  create,
  update: [merged(`estadosCotizacion/${OLD_SECRET}`, { estado: 'en-revision', rev: 2 })],
  remove: [remove(`estadosCotizacion/${OLD_SECRET}`)],
});
const day = (n: number) => (): AskedDocuments => ({
  get: `cupos/${TODAY}`,
  list: { from: 'cupos', limit: 10 },
  create: sent,
  update: sent,
  remove: [remove(`cupos/${TODAY}`)],
  world: { [`cupos/${TODAY}`]: { n, ultima: OLD_QUOTE } },
  absentAtFirst: [`cupos/${TODAY}`],
});

const REPORT = 'busq-0000000000000000000';
const OLD_REPORT = 'busq-9999999999999999999';
const report: PlainFields = { dia: TODAY, lineas: ['codo de pvc|3|3'], caduca: ago(-92 * 24 * 60) };
const searched: TestWrite[] = [
  { put: `busquedas/${REPORT}`, fields: report, now: ['creado'] },
  counted('cuposBusqueda', REPORT),
];
const reported: Docs = {
  [`busquedas/${OLD_REPORT}`]: { ...report, creado: ago(60) },
  [`cuposBusqueda/${TODAY}`]: { n: 5, ultima: OLD_REPORT },
};

const REPAIR = 'rep-0000000000000000000';
const REPAIR_SECRET = 'secreto-44444444444444444';
const received: TestWrite[] = [
  put(`reparaciones/${REPAIR}`, { ...repair, secreto: REPAIR_SECRET, creado: ago(90), rev: 1 }),
  put(`estadosReparacion/${REPAIR_SECRET}`, {
    reparacion: REPAIR,
    folio: repair['folio'] ?? null,
    estado: 'recibida',
    articulo: 'Taladro',
    rev: 1,
  }),
];

/** What customers send and what is written of them. */
export const quoteDocuments: DocumentsByLine = {
  '/cotizaciones/{id} · sent': quotation(sent),
  '/cotizaciones/{id} · made by staff': quotation(made),
  '/estadosCotizacion/{secret} · sent': quotationStatus(sent),
  '/estadosCotizacion/{secret} · made by staff': quotationStatus(made),
  '/cupos/{day}': day(5),
  '/cupos/{day} · full': day(300),
  '/busquedas/{id}': () => ({
    get: `busquedas/${OLD_REPORT}`,
    list: { from: 'busquedas', limit: 10 },
    create: searched,
    update: [{ put: `busquedas/${OLD_REPORT}`, fields: report, now: ['creado'] }],
    remove: [remove(`busquedas/${OLD_REPORT}`)],
    world: reported,
  }),
  '/cuposBusqueda/{day}': () => ({
    get: `cuposBusqueda/${TODAY}`,
    list: { from: 'cuposBusqueda', limit: 10 },
    create: searched,
    update: searched,
    remove: [remove(`cuposBusqueda/${TODAY}`)],
    world: reported,
    absentAtFirst: [`cuposBusqueda/${TODAY}`],
  }),
  '/reparaciones/{id}': () => ({
    get: `reparaciones/${OLD_REPAIR}`,
    list: { from: 'reparaciones', limit: 10 },
    create: received,
    update: [merged(`reparaciones/${OLD_REPAIR}`, { estado: 'diagnostico', rev: 4 })],
    remove: [remove(`reparaciones/${OLD_REPAIR}`)],
  }),
  '/estadosReparacion/{secret}': () => ({
    get: `estadosReparacion/${OLD_REPAIR_SECRET}`,
    list: { from: 'estadosReparacion', limit: 10 },
    create: received,
    update: [merged(`estadosReparacion/${OLD_REPAIR_SECRET}`, { estado: 'diagnostico', rev: 4 })],
    remove: [remove(`estadosReparacion/${OLD_REPAIR_SECRET}`)],
  }),
};
