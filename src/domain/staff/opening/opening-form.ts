import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { FIRST_ZONE } from '#domain/kernel/shop-zone.ts';
import type { Subject } from '#domain/settings/subjects.ts';
import { type FormProblems, hasProblems } from '../forms/field-checks.ts';
import { type FormShapes, hoursShapes, keptFields } from '../forms/kept-form.ts';
import type { Fields } from '../journal/change.ts';
import { checkContact } from '../settings/contact-form.ts';
import { checkHours, type HoursForm } from '../settings/hours-form.ts';
import { checkPolicies } from '../settings/policies-form.ts';
import { checkSite } from '../settings/site-form.ts';
import { checkStore } from '../settings/store-form.ts';
import { firstAbout, firstAdvantages, firstHome, firstQuestions } from './first-texts.ts';
import { mapLink, parseMapPoint } from './map-point.ts';

/** What a fresh shop starts with. */
export type OpeningStart = 'vacia' | 'lista' | 'archivo';

/** The questions of the setup assistant after the account, and the page that opens the shop. */
export const OPENING_STEPS = ['inicio', 'tienda', 'direccion', 'contacto', 'horario', 'abrir'] as const;

export type OpeningStep = (typeof OPENING_STEPS)[number];

/** The answers, texts as typed. */
export interface OpeningForm extends HoursForm {
  readonly inicio: OpeningStart;
  readonly nombre: string;
  readonly giro: string;
  readonly marca: string;
  readonly calle: string;
  readonly codigoPostal: string;
  readonly ciudad: string;
  readonly estado: string;
  /** A link of a map, or degrees. */
  readonly punto: string;
  readonly telefono: string;
  readonly whatsapp: string;
}

const DAY = [{ abre: '09:00', cierra: '18:00' }];

export const emptyOpeningForm: OpeningForm = {
  inicio: 'vacia',
  nombre: '',
  giro: '',
  marca: '',
  calle: '',
  codigoPostal: '',
  ciudad: '',
  estado: '',
  punto: '',
  telefono: '',
  whatsapp: '',
  lunes: DAY,
  martes: DAY,
  miercoles: DAY,
  jueves: DAY,
  viernes: DAY,
  sabado: [{ abre: '09:00', cierra: '14:00' }],
  domingo: [],
  cerrado: [],
  zona: FIRST_ZONE,
};

/** What a new shop promises until its owner changes it in «Ajustes»; the assistant shows it before it opens. */
const PROMISES = {
  diasCotizacion: '8',
  diasCambio: '15',
  diasResguardo: '30',
  formasDePago: 'efectivo, tarjeta de débito o crédito, o transferencia',
};

export type OpeningProblems = FormProblems<string>;

/** The subjects whose built values describe the demo's shop. The built values of the others are true of any shop. */
export const OPENING_SUBJECTS = [
  'datos',
  'contacto',
  'horario',
  'politicas',
  'sitio',
  'portada',
  'texto-nosotros',
  'texto-ventajas',
  'texto-preguntas',
] as const satisfies readonly Subject[];
export type OpeningSubject = (typeof OPENING_SUBJECTS)[number];

/** The first documents of `ajustes`: nothing that tells of the built store is left; or what is wrong with each answer. */
export function openingDocuments(
  form: OpeningForm,
  today: string,
): Result<Readonly<Record<OpeningSubject, Fields>>, OpeningProblems> {
  const [nombre, giro] = [form.nombre.trim(), form.giro.trim()];
  const checked = {
    datos: checkStoreAnswers(form),
    contacto: checkContactAnswers(form),
    horario: checkHours(form),
    politicas: checkPolicies({ ...PROMISES, zonaDeEntrega: `${form.ciudad.trim()} y sus alrededores` }),
    sitio: checkSite({ versionAviso: today, gestorEtiquetas: '' }),
    portada: firstHome(giro, placeOf(form)),
    'texto-nosotros': firstAbout(nombre, giro, placeOf(form)),
    'texto-ventajas': firstAdvantages(),
    'texto-preguntas': firstQuestions(),
  } satisfies Record<OpeningSubject, Result<Fields, OpeningProblems>>;
  const problems = Object.assign({}, ...OPENING_SUBJECTS.map((id) => problemsIn(checked[id]))) as OpeningProblems;
  if (hasProblems(problems)) return err(problems);
  return ok(
    Object.fromEntries(OPENING_SUBJECTS.map((id) => [id, fieldsIn(checked[id])])) as Record<OpeningSubject, Fields>,
  );
}

/** `San Pedro, N.L.` with its full stop. */
function placeOf({ ciudad, estado }: OpeningForm): string {
  const place = `${ciudad.trim()}, ${estado.trim()}`;
  return place.endsWith('.') ? place : `${place}.`;
}

const problemsIn = (checked: Result<Fields, OpeningProblems>): OpeningProblems => (checked.ok ? {} : checked.error);
const fieldsIn = (checked: Result<Fields, OpeningProblems>): Fields => (checked.ok ? checked.value : {});

function checkStoreAnswers(form: OpeningForm): Result<Fields, OpeningProblems> {
  const point = parseMapPoint(form.punto);
  const { nombre, giro, marca, calle, codigoPostal } = form;
  const [ciudad, estado] = [form.ciudad.trim(), form.estado.trim()];
  const checked = checkStore({
    nombre,
    giro,
    marca,
    descripcion: `${giro.trim()} en ${placeOf(form)}`,
    calle,
    codigoPostal,
    ciudad,
    estado,
    mapa: mapLink(form.punto, point ?? NOWHERE),
    ...(point ?? NOWHERE),
  });
  if (checked.ok) return checked;
  const { latitud, longitud, mapa: _mapa, descripcion: _description, ...problems } = checked.error;
  if (!point) return err({ ...problems, punto: NO_POINT });
  return err({ ...problems, ...((latitud ?? longitud) && { punto: latitud ?? longitud }) });
}

const NOWHERE = { latitud: '', longitud: '' };
const NO_POINT = 'Pega el enlace del mapa con tu tienda abierta, o el punto como lo da el mapa: 25.6866, -100.3161.';

function checkContactAnswers({ nombre, telefono, whatsapp }: OpeningForm): Result<Fields, OpeningProblems> {
  const checked = checkContact({
    lineas: [{ nombre: 'Ventas', telefono }],
    whatsapp,
    saludo: `Hola, ${nombre.trim()}. Quiero cotizar:`,
  });
  if (checked.ok) return checked;
  const { 'lineas-0-telefono': phone, whatsapp: chat } = checked.error;
  return err({
    ...(phone !== undefined && { telefono: telefono.trim() === '' ? 'Escribe el teléfono de la tienda.' : phone }),
    ...(chat !== undefined && { whatsapp: 'Escribe los 10 dígitos del WhatsApp de la tienda: 81 1234 5678.' }),
  });
}

const FIELDS: Readonly<Record<OpeningStep, readonly string[]>> = {
  inicio: [],
  tienda: ['nombre', 'giro', 'marca'],
  direccion: ['calle', 'codigoPostal', 'ciudad', 'estado', 'punto'],
  contacto: ['telefono', 'whatsapp'],
  horario: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
  abrir: [],
};

/** What is wrong with the answers of one question. */
export function stepProblems(step: OpeningStep, form: OpeningForm, today: string): OpeningProblems {
  const checked = openingDocuments(form, today);
  if (checked.ok) return {};
  return Object.fromEntries(Object.entries(checked.error).filter(([name]) => FIELDS[step].includes(name)));
}

/** The answers of a device that was left halfway. */
export interface KeptOpening {
  readonly step: OpeningStep;
  readonly form: OpeningForm;
}

const { cerrado: _closedDays, ...weekShapes } = hoursShapes;
const shapes: FormShapes<OpeningForm> = { ...weekShapes, inicio: v.picklist(['vacia', 'lista', 'archivo']) };
const kept = v.object({ step: v.picklist(OPENING_STEPS), form: v.record(v.string(), v.unknown()) });

/** What was kept on the device, as far as this version understands it. */
export function parseKeptOpening(json: unknown): KeptOpening {
  const parsed = v.safeParse(kept, json);
  if (!parsed.success) return { step: 'inicio', form: emptyOpeningForm };
  const form = { ...keptFields(parsed.output.form, emptyOpeningForm, shapes), cerrado: [] };
  return { step: parsed.output.step, form };
}
