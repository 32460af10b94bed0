import type { Ask } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  NOT_STAFF,
  onlyStaffCan,
  put,
  type RuleCase,
  SIGNED,
  write,
} from './rule-case.ts';
import { line, many, QUOTE_ID, quote, SECRET, TODAY, text } from './shop-world.ts';

const answered = { clave: 'TZ-DH20', nombre: 'Taladro', cantidad: 2, precio: 100 };

const made: PlainFields = {
  ...quote,
  origen: 'mostrador',
  estado: 'en-revision',
  avisoVersion: '',
  hechaPor: 'a@b.c',
  creado: ago(90),
  rev: 1,
};
const madeStatus: PlainFields = { cotizacion: QUOTE_ID, folio: 'F-261121-7K3Q', estado: 'en-revision', rev: 1 };

/** The two documents of a quotation that a colleague makes, with something changed. */
const make = (change: Change = {}, ofStatus: Change = {}, id = QUOTE_ID, secret = SECRET): Ask =>
  write(
    put(`cotizaciones/${id}`, changed(made, change)),
    put(`estadosCotizacion/${secret}`, changed(madeStatus, ofStatus)),
  );
const cannotMake = (name: string, change: Change, ofStatus: Change = {}): RuleCase =>
  cannot('staff', `make a quotation with ${name}`, make(change, ofStatus));

/** Quotations that a colleague makes at the counter or on the telephone. */
export const counterCases: RuleCase[] = [
  ...onlyStaffCan('make a quotation', make()),
  can('staff', 'make a quotation that waited for a network', make({ creado: ago(60 * 48) })),
  can(
    'staff',
    'make a quotation that is sent at once',
    make(
      {
        estado: 'cotizada',
        descuento: 500,
        flete: 25_000,
        notas: 'x',
        vigencia: '2026-12-01',
        historial: [{ por: 'x' }],
      },
      { estado: 'cotizada', descuento: 500, flete: 25_000, vigencia: '2026-12-01', lineas: [answered] },
    ),
  ),
  can('staff', 'make a quotation under their name', make(SIGNED)),
  cannotMake('the name of another writer', { actualizadoPor: 'disabled' }),
  ...['telefono', 'whatsapp', 'correo'].map((origen) =>
    can('staff', `make one asked for by ${origen}`, make({ origen })),
  ),
  can('staff', 'make a quotation for nobody in particular', make({ nombre: '', telefono: '', correo: '' })),
  cannot('staff', 'make a quotation without its status', write(put(`cotizaciones/${QUOTE_ID}`, made))),
  ...NOT_STAFF.map((who) =>
    cannot(who, 'make a quotation for a status that was left over', write(put(`cotizaciones/${QUOTE_ID}`, made)), {
      [`estadosCotizacion/${SECRET}`]: { ...madeStatus, actualizado: ago(60) },
    }),
  ),
  cannot('staff', 'make the status of nothing', write(put(`estadosCotizacion/${SECRET}`, madeStatus))),
  cannot('staff', 'make a quotation whose name can be guessed', make({}, { cotizacion: 'cot-1' }, 'cot-1')),
  cannotMake('the name of another colleague', { hechaPor: 'otra@b.c' }),
  cannotMake('nobody who made it', { hechaPor: absent }),
  cannotMake('a time of text', { creado: TODAY }),
  cannotMake('rev 2', { rev: 2 }),
  cannotMake('an origin of customers', { origen: 'lista' }),
  cannotMake('a folio in small letters', { folio: 'f-261121' }, { folio: 'f-261121' }),
  cannotMake('a notice of 21', { avisoVersion: text(21) }),
  cannotMake('consent that nobody gave', { promociones: true }),
  cannotMake('a mark of spam', { spam: true }),
  cannotMake('61 lines', { lineas: many(61, line) }),
  cannotMake('a state of its own', { estado: 'otra' }),
  cannotMake('more fields', { costo: 1 }),
  cannot('staff', 'make a quotation with a short secret', make({ secreto: 'corto' }, {}, QUOTE_ID, 'corto')),
  cannotMake('a status at rev 2', {}, { rev: 2 }),
  cannotMake('a status that says who asked', {}, { nombre: 'Ana' }),
  cannotMake('a status of a state of its own', {}, { estado: 'otra' }),
  cannotMake('a status of another folio', {}, { folio: 'F-OTRO-1' }),
  cannotMake('a status with 61 lines', {}, { lineas: many(61, answered) }),
];
