import { TEXT_PAGES } from '#domain/page-text/page-text.ts';
import { textSubject } from '#domain/settings/subjects.ts';
import {
  absent,
  type Change,
  cannot,
  changed,
  everybodyCan,
  nobodyCan,
  put,
  type RuleCase,
  remove,
  signatureCases,
  staffCanCreate,
  staffCannotCreate,
  stampCases,
  write,
} from './rule-case.ts';
import { settings, text } from './shop-world.ts';

const first = { rev: 1 };
const line = { nombre: 'Ventas', telefono: '8112345678' };
const lines = (count: number) => Array.from({ length: count }, () => line);
/** Lists that are good but for one of their lines. */
const badLineAt = (at: number): Change => ({
  lineas: lines(6).map((one, place) => (place === at ? { nombre: 'Ventas' } : one)),
});
const days = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`20${10 + at}-01-01`, 'Vacaciones']));

const good = (subject: keyof typeof settings) => ({ ...settings[subject], ...first });
const TEXTS = TEXT_PAGES.map(textSubject);
const WEEK = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];

/** What the store says of itself: read by everyone, kept by staff, and never deleted. */
export const settingsCases: RuleCase[] = [
  ...everybodyCan('read a subject of the settings', { get: 'ajustes/datos' }),
  ...everybodyCan('list the settings', { list: { from: 'ajustes' } }),
  ...stampCases('ajustes/contacto', 'ajustes/datos', settings.contacto, 3, settings.datos),
  ...signatureCases('ajustes/contacto', 'ajustes/datos', settings.contacto, 3, settings.datos),
  ...nobodyCan('delete a subject of the settings', write(remove('ajustes/datos'))),
  ...(['horario', 'politicas', 'portada', 'promociones', 'apariencia', 'emblema', 'sitio'] as const).flatMap(
    (subject) => staffCanCreate(`ajustes/${subject}`, good(subject), { 'all its fields': {} }),
  ),
  ...(
    [
      'datos',
      'contacto',
      'horario',
      'politicas',
      'portada',
      'promociones',
      'apariencia',
      'emblema',
      'sitio',
      'texto-nosotros',
    ] as const
  ).flatMap((subject) => staffCannotCreate('ajustes/otro', good(subject), { [`the fields of ${subject}`]: {} })),
  cannot(
    'staff',
    'update the store with a bad code',
    write(put('ajustes/datos', { ...settings.datos, rev: 4, codigoPostal: '1' })),
  ),
  ...storeCases(),
  ...staffCanCreate('ajustes/contacto', good('contacto'), {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((count) => [`${count} lines`, { lineas: lines(count) }])),
    'no greeting': { saludo: '' },
  }),
  ...staffCannotCreate('ajustes/contacto', good('contacto'), {
    'no lines': { lineas: [] },
    'seven lines': { lineas: lines(7) },
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((at) => [`a bad line at ${at}`, badLineAt(at)])),
    'a line with more to it': { lineas: [{ ...line, extension: '12' }] },
    'a line without a name': { lineas: [{ ...line, nombre: '' }] },
    'a line of nine digits': { lineas: [{ ...line, telefono: '811234567' }] },
    'a whatsapp without 52': { whatsapp: '8112345678' },
    'a greeting of 121': { saludo: text(121) },
    'a field of another subject': { nombre: 'La Fragua' },
  }),
  ...staffCanCreate('ajustes/horario', good('horario'), {
    'two periods': { lunes: '08:30-14:00,16:00-18:30' },
    'closed days only by the week': { cerrado: absent },
    'a week of which nothing is said': Object.fromEntries(WEEK.map((day) => [day, absent])),
    '40 closed days': { cerrado: days(40) },
    ...Object.fromEntries(['centro', 'sureste', 'pacifico', 'noroeste'].map((zona) => [`the zone ${zona}`, { zona }])),
  }),
  ...staffCannotCreate('ajustes/horario', good('horario'), {
    ...Object.fromEntries(WEEK.map((day) => [`hours without a hyphen, ${day}`, { [day]: '8:30 a 18:30' }])),
    'an hour of 24': { lunes: '08:30-24:00' },
    'three periods': { lunes: '08:00-09:00,10:00-11:00,12:00-13:00' },
    '41 closed days': { cerrado: days(41) },
    'a closed day that is none': { cerrado: { navidad: 'Navidad' } },
    'a reason with a tag': { cerrado: { '2026-12-25': '<b>Navidad</b>' } },
    'a reason that is a list': { cerrado: { '2026-12-25': ['Navidad'] } },
    'a zone that nobody knows': { zona: 'America/Cancun' },
    'reasons of more than 3300': { cerrado: { '2026-12-25': text(3301) } },
    'a field of another subject': { whatsapp: '528112345678' },
  }),
  ...staffCannotCreate('ajustes/politicas', good('politicas'), {
    'no days for a quotation': { diasCotizacion: 0 },
    'days for changes that are text': { diasCambio: '15' },
    'more than a year for a repair': { diasResguardo: 366 },
    'no ways to pay': { formasDePago: '' },
    'an area of 201': { zonaDeEntrega: text(201) },
    'a field of another subject': { saludo: 'Hola' },
  }),
  ...staffCanCreate('ajustes/apariencia', good('apariencia'), { 'no choice of type': { letra: absent } }),
  ...staffCannotCreate('ajustes/apariencia', good('apariencia'), {
    'a colour that nobody checked': { tono: '#ffff00' },
    'a typeface that the site has not': { letra: 'comic' },
    'a field of another subject': { saludo: 'Hola' },
  }),
  ...staffCanCreate('ajustes/emblema', good('emblema'), {
    'nothing chosen': { emblema: '', emblemaAlt: '', blanco: '', blancoAlt: '', nombreCorto: '' },
  }),
  ...staffCannotCreate('ajustes/emblema', good('emblema'), {
    'an emblem of another site': { emblema: 'https://otra.mx/emblema.png' },
    'an emblem that is a drawing': { emblema: `productos/${'0a'.repeat(32)}-512.svg` },
    'a white one of another size': { blanco: `productos/${'0b'.repeat(32)}-512.png` },
    'a text of 141 for the emblem': { emblemaAlt: text(141) },
    'a tag in the text of the white one': { blancoAlt: '<b>' },
    'a short name of 21': { nombreCorto: text(21) },
    'a field of another subject': { saludo: 'Hola' },
  }),
  ...TEXTS.flatMap((id) => staffCanCreate(`ajustes/${id}`, good('texto-nosotros'), { 'all its fields': {} })),
  ...staffCanCreate('ajustes/texto-nosotros', good('texto-nosotros'), {
    'no introduction': { entrada: absent },
    'a sign that is no tag': { texto: ['Hasta < 5 mm'] },
    '300 lines': { texto: Array.from({ length: 300 }, () => 'x') },
    'a text of 20000': { texto: [text(20_000)] },
  }),
  ...staffCannotCreate('ajustes/texto-nosotros', good('texto-nosotros'), {
    'no title': { titulo: '' },
    'a title of 121': { titulo: text(121) },
    'an introduction of 401': { entrada: text(401) },
    'a text that is no list': { texto: '# Taller' },
    'no text': { texto: [] },
    '301 lines': { texto: Array.from({ length: 301 }, () => 'x') },
    'a text of 20001': { texto: [text(10_000), text(10_000)] },
    'a tag in a line': { texto: ['# Taller', '<img src=x>'] },
    'a field of another subject': { saludo: 'Hola' },
  }),
  ...homeCases(),
  ...promotionCases(),
  ...staffCanCreate('ajustes/sitio', good('sitio'), { 'no tag manager': { gestorEtiquetas: absent } }),
  ...staffCannotCreate('ajustes/sitio', good('sitio'), {
    'no version of the notice': { versionAviso: absent },
    'a version that is no day': { versionAviso: 'noviembre' },
    'a tag manager of another kind': { gestorEtiquetas: 'UA-12345' },
    'a field of another subject': { saludo: 'Hola' },
  }),
];

function homeCases(): RuleCase[] {
  return [
    ...staffCanCreate('ajustes/portada', good('portada'), {
      'nothing chosen': { resalte: '', foto: '', mosaicos: [], vitrina: [], bandas: [] },
      'a button to the front page': { enlace: '/' },
    }),
    ...staffCannotCreate('ajustes/portada', good('portada'), {
      'no title': { titulo: '' },
      'an end of the title of 31': { resalte: text(31) },
      'a text with a tag': { texto: '<b>' },
      'no button': { boton: '' },
      'a button to another site': { enlace: '//otra.mx' },
      'a button that runs a script': { enlace: 'javascript:alert(1)' },
      'an address of 301': { enlace: `/${text(300)}` },
      'a picture that is no id': { foto: 'a/b' },
      'a picture of 61': { foto: text(61) },
      'seven tiles': { mosaicos: ['0', '1', '2', '3', '4', '5', '6'] },
      'nine products': { vitrina: Array.from({ length: 9 }, (_, at) => `p${at}`) },
      'a band of another name': { bandas: ['ofertas'] },
      'bands that are a text': { bandas: 'taller' },
      'a band four times': { bandas: ['taller', 'taller', 'taller', 'taller'] },
      'a field of another subject': { saludo: 'Hola' },
    }),
  ];
}

function price(key: string, value: string): Change {
  return { precios: { [key]: value } };
}

function promotionCases(): RuleCase[] {
  const prices = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`2026-11-20 p${at}`, '2026-11-30 199900']));
  return [
    ...staffCanCreate('ajustes/promociones', good('promociones'), {
      'no promotion': { aviso: '', avisoEnlace: '', avisoDesde: '', avisoHasta: '', precios: {} },
      'a banner of one day': { avisoHasta: '2026-11-20' },
      '60 prices': { precios: prices(60) },
    }),
    ...staffCannotCreate('ajustes/promociones', good('promociones'), {
      'a banner of 121': { aviso: text(121) },
      'a banner without a first day': { avisoDesde: '' },
      'a banner without a last day': { avisoHasta: '' },
      'a banner that ends before it starts': { avisoHasta: '2026-11-19' },
      'a first day that is none': { aviso: '', avisoDesde: 'hoy' },
      'a last day that is none': { aviso: '', avisoHasta: 'mañana' },
      'a banner to another site': { avisoEnlace: 'https://otra.mx' },
      '61 prices': { precios: prices(61) },
      'a price without a product': price('2026-11-20', '2026-11-30 199900'),
      'a price without a last day': price('2026-11-20 p1', '199900'),
      'a price of nothing': price('2026-11-20 p1', '2026-11-30 0'),
      'a price that is a number': { precios: { '2026-11-20 p1': 199900 } },
      'a field of another subject': { saludo: 'Hola' },
    }),
  ];
}

/** The store's own document exists, so these would be its next revision. */
function storeCases(): RuleCase[] {
  const changes: Readonly<Record<string, Change>> = {
    'no name': { nombre: '' },
    'a trade of 81': { giro: text(81) },
    'a brand with a tag': { marca: '<b>' },
    'a description of 301': { descripcion: text(301) },
    'a street of 121': { calle: text(121) },
    'no city': { ciudad: absent },
    'a state of 41': { estado: text(41) },
    'a map that runs a script': { mapa: 'javascript:alert(1)' },
    'a map of 501': { mapa: `https://${text(493)}` },
    'a latitude above 90': { latitud: 90.5 },
    'a latitude below -90': { latitud: -90.5 },
    'a latitude of text': { latitud: '25' },
    'a longitude above 180': { longitud: 181 },
    'a longitude below -180': { longitud: -181 },
    'a field of another subject': { saludo: 'Hola' },
  };
  return Object.entries(changes).map(([name, change]) =>
    cannot(
      'staff',
      `update the store with ${name}`,
      write(put('ajustes/datos', changed({ ...settings.datos, rev: 4 }, change))),
    ),
  );
}
