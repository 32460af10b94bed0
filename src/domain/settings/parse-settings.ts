import * as v from 'valibot';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { describeIssues, type ParseProblem, text } from '#domain/catalogue/stored-fields.ts';
import { compareInstants, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { type Period, parsePeriods, WEEKDAYS } from './opening-hours.ts';
import { home } from './parse-home.ts';
import { promotions } from './parse-promotions.ts';
import type { StoreSettings } from './store-settings.ts';
import { isSubject, type Subject } from './subjects.ts';

/** Raised when a later version reads more out of the documents: a device that kept what an earlier one had read then reads all of them again. */
export const SETTINGS_SHAPE = 2;

const filled = v.pipe(text, v.nonEmpty());
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

const datos = v.object({
  nombre: filled,
  giro: filled,
  marca: filled,
  descripcion: filled,
  calle: filled,
  ciudad: filled,
  estado: filled,
  codigoPostal: v.pipe(text, v.regex(/^\d{5}$/)),
  // Any other scheme could run code in the page or open another program.
  mapa: v.pipe(text, v.regex(/^https:\/\/[^\s<>"]+$/)),
  latitud: degrees(90),
  longitud: degrees(180),
});

const contacto = v.object({
  lineas: v.pipe(
    v.array(v.object({ nombre: filled, telefono: v.pipe(v.string(), v.regex(/^\d{10}$/)) })),
    v.minLength(1),
  ),
  whatsapp: v.pipe(v.string(), v.regex(/^52\d{10}$/)),
  saludo: text,
});

const periods = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly Period[] => {
    const parsed = parsePeriods(dataset.value);
    if (parsed) return parsed;
    addIssue({ message: `Invalid hours: ${dataset.value}` });
    return NEVER;
  }),
);

const horario = v.object({
  lunes: periods,
  martes: periods,
  miercoles: periods,
  jueves: periods,
  viernes: periods,
  sabado: periods,
  domingo: periods,
  cerrado: v.optional(v.record(day, filled), {}),
});

const politicas = v.object({
  diasCotizacion: whole,
  diasCambio: whole,
  diasResguardo: whole,
  formasDePago: filled,
  zonaDeEntrega: filled,
});

const sitio = v.object({
  versionAviso: day,
  gestorEtiquetas: v.optional(v.pipe(text, v.regex(/^(?:GTM-[A-Z0-9]{4,12})?$/)), ''),
});

/** The names of the stored fields of each subject. */
export const settingsFields: Readonly<Record<Subject, readonly string[]>> = {
  datos: Object.keys(datos.entries),
  contacto: Object.keys(contacto.entries),
  horario: Object.keys(horario.entries),
  politicas: Object.keys(politicas.entries),
  sitio: Object.keys(sitio.entries),
  portada: home.fields,
  promociones: promotions.fields,
};

type SomeProfile = Partial<StoreProfile>;

const SCHEMAS: Readonly<Record<Subject, v.GenericSchema<unknown, SomeProfile>>> = {
  datos: v.pipe(
    datos,
    v.transform(
      (data): SomeProfile => ({
        name: data.nombre,
        trade: data.giro,
        brand: data.marca,
        description: data.descripcion,
        address: {
          street: data.calle,
          city: data.ciudad,
          state: data.estado,
          postalCode: data.codigoPostal,
          mapUrl: data.mapa,
          latitude: data.latitud,
          longitude: data.longitud,
        },
      }),
    ),
  ),
  contacto: v.pipe(
    contacto,
    v.transform(
      ({ lineas, whatsapp, saludo }): SomeProfile => ({
        lines: lineas.map(({ nombre, telefono }) => ({ title: nombre, phone: telefono })),
        whatsapp,
        // What somebody asks about comes behind it.
        whatsappGreeting: saludo && `${saludo} `,
      }),
    ),
  ),
  horario: v.pipe(
    horario,
    v.transform(
      ({ cerrado, ...week }): SomeProfile => ({
        hours: WEEKDAYS.map((name) => week[name]),
        closedDays: Object.entries(cerrado)
          .map(([one, reason]) => ({ day: one, reason }))
          .sort((a, b) => (a.day < b.day ? -1 : 1)),
      }),
    ),
  ),
  politicas: v.pipe(
    politicas,
    v.transform(
      (data): SomeProfile => ({
        policies: {
          quoteDays: data.diasCotizacion,
          exchangeDays: data.diasCambio,
          pickupDays: data.diasResguardo,
          payments: data.formasDePago,
          deliveryArea: data.zonaDeEntrega,
        },
      }),
    ),
  ),
  sitio: v.pipe(
    sitio,
    v.transform((data): SomeProfile => ({ privacyVersion: data.versionAviso, tagManagerId: data.gestorEtiquetas })),
  ),
  portada: home.schema,
  promociones: promotions.schema,
};

/** What a document of `ajustes` says of the store, or what is wrong with it: its subject then stays as it is. */
export function parseSubject(id: string, fields: unknown): Result<SomeProfile, ParseProblem> {
  if (!isSubject(id)) return err({ id, problem: 'no subject of this version' });
  const parsed = v.safeParse(SCHEMAS[id], fields);
  return parsed.success ? ok(parsed.output) : err({ id, problem: describeIssues(parsed.issues) });
}

/** The settings with what some documents say. @param before what is known of the others; nothing where these are all. */
export function readSettings(
  documents: readonly StoredDocument[],
  before?: StoreSettings,
): { readonly settings: StoreSettings; readonly problems: readonly ParseProblem[] } {
  let { profile, through }: Pick<StoreSettings, 'profile' | 'through'> = before ?? { profile: {}, through: null };
  const problems: ParseProblem[] = [];
  for (const { id, fields } of documents) {
    const written = parseInstant(fields['actualizado']);
    if (written && (!through || compareInstants(written, through) > 0)) through = written;
    const parsed = parseSubject(id, fields);
    if (parsed.ok) profile = { ...profile, ...parsed.value };
    else problems.push(parsed.error);
  }
  return { settings: { profile, through, shape: SETTINGS_SHAPE }, problems };
}
