import * as v from 'valibot';
import { PALETTE_NAMES } from '#domain/appearance/palette-names.ts';
import { TYPEFACE_NAMES } from '#domain/appearance/typeface-names.ts';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { describeIssues, type ParseProblem, text } from '#domain/catalogue/stored-fields.ts';
import { compareInstants, type Instant, instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { FIRST_ZONE } from '#domain/kernel/shop-zone.ts';
import { SHOP_ZONES } from '#domain/kernel/shop-zone-names.ts';
import { TEXT_PAGES, type TextPage } from '#domain/page-text/page-text.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';
import { type Period, parsePeriods, WEEKDAYS } from './opening-hours.ts';
import { emblem } from './parse-emblem.ts';
import { home } from './parse-home.ts';
import { promotions } from './parse-promotions.ts';
import type { StoreSettings } from './store-settings.ts';
import {
  isSubject,
  MENU_DELETIONS,
  MENU_WRITES,
  type Subject,
  type TextSubject,
  textSubject,
  WORD_WRITES,
} from './subjects.ts';

/** Raised when a later version reads more out of the documents: a device that kept what an earlier one had read then reads all of them again. */
export const SETTINGS_SHAPE = 4;

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
  // Absent where it was stored before there was a choice.
  zona: v.optional(v.picklist(SHOP_ZONES), FIRST_ZONE),
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

const apariencia = v.object({
  tono: v.picklist(PALETTE_NAMES),
  // Absent where it was stored before there was a choice.
  letra: v.optional(v.picklist(TYPEFACE_NAMES), 'barlow'),
});

const texto = v.object({
  titulo: filled,
  entrada: v.optional(text, ''),
  texto: v.pipe(v.array(v.string()), v.minLength(1)),
  actualizado: v.optional(v.unknown()),
  rev: v.optional(v.unknown()),
});

/** The names of the stored fields of each subject. */
export const settingsFields: Readonly<Record<Subject, readonly string[]>> = {
  datos: Object.keys(datos.entries),
  contacto: Object.keys(contacto.entries),
  horario: Object.keys(horario.entries),
  politicas: Object.keys(politicas.entries),
  apariencia: Object.keys(apariencia.entries),
  sitio: Object.keys(sitio.entries),
  ...forTexts(() => ['titulo', 'entrada', 'texto']),
  emblema: emblem.fields,
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
      ({ cerrado, zona, ...week }): SomeProfile => ({
        zone: zona,
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
  apariencia: v.pipe(
    apariencia,
    v.transform((data): SomeProfile => ({ palette: data.tono, typeface: data.letra })),
  ),
  sitio: v.pipe(
    sitio,
    v.transform((data): SomeProfile => ({ privacyVersion: data.versionAviso, tagManagerId: data.gestorEtiquetas })),
  ),
  ...forTexts((page) =>
    v.pipe(
      texto,
      v.transform(
        ({ titulo, entrada, texto: lines, actualizado, rev }): SomeProfile => ({
          texts: { [page]: { heading: titulo, intro: entrada, lines } },
          ...(page === 'aviso' && { noticeTextVersion: noticeVersion(actualizado, rev) }),
        }),
      ),
    ),
  ),
  emblema: emblem.schema,
  portada: home.schema,
  promociones: promotions.schema,
};

function forTexts<Value>(make: (page: TextPage) => Value): Readonly<Record<TextSubject, Value>> {
  // The names are those of the table, so there is one of each.
  return Object.fromEntries(TEXT_PAGES.map((page) => [textSubject(page), make(page)])) as Record<TextSubject, Value>;
}

/**
 * `2026-11-24.3`: every time that the notice is written it gets another version, also when an earlier text comes back. Its day is by a clock that the
 * shop cannot choose: a change of the zone would give the same text another version.
 */
function noticeVersion(actualizado: unknown, rev: unknown): string {
  const written = parseInstant(actualizado);
  return written && typeof rev === 'number' ? `${countedDayAt(instantToMilliseconds(written))}.${rev}` : '';
}

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
  let { profile, through, last }: Omit<StoreSettings, 'shape'> = before ?? { profile: {}, through: null };
  const markers: Partial<Record<'menusDeleted' | 'menusWritten' | 'wordsWritten', Instant>> = {
    ...(before?.menusDeleted && { menusDeleted: before.menusDeleted }),
    ...(before?.menusWritten && { menusWritten: before.menusWritten }),
    ...(before?.wordsWritten && { wordsWritten: before.wordsWritten }),
  };
  const problems: ParseProblem[] = [];
  for (const { id, fields } of documents) {
    const written = parseInstant(fields['actualizado']);
    if (written && (!through || compareInstants(written, through) >= 0)) {
      through = written;
      last = id;
    }
    const marker = CHANGE_MARKERS[id];
    if (marker) {
      if (written) markers[marker] = written;
      continue;
    }
    const parsed = parseSubject(id, fields);
    // Each text is a document of its own.
    if (parsed.ok) profile = { ...profile, ...parsed.value, ...joinedTexts(profile, parsed.value) };
    else problems.push(parsed.error);
  }
  const { noticeTextVersion, privacyVersion = storeProfile.privacyVersion } = profile;
  if (noticeTextVersion) profile = { ...profile, privacyVersion: laterVersion(privacyVersion, noticeTextVersion) };
  return { settings: { profile, through, ...(last && { last }), ...markers, shape: SETTINGS_SHAPE }, problems };
}

/** The settings that the change markers become, by the ids of their documents. */
const CHANGE_MARKERS: Readonly<Partial<Record<string, 'menusDeleted' | 'menusWritten' | 'wordsWritten'>>> = {
  [MENU_DELETIONS]: 'menusDeleted',
  [MENU_WRITES]: 'menusWritten',
  [WORD_WRITES]: 'wordsWritten',
};

const DAY = '2026-11-24'.length;

/** The later day of the two with the revision of the text: a day that was set for the future must not hide that the text has changed. */
function laterVersion(set: string, text: string): string {
  const [setDay, textDay] = [set.slice(0, DAY), text.slice(0, DAY)];
  return `${setDay > textDay ? setDay : textDay}${text.slice(DAY)}`;
}

const joinedTexts = ({ texts: before }: SomeProfile, { texts }: SomeProfile): SomeProfile =>
  texts ? { texts: { ...before, ...texts } } : {};
