import type { Docs, TestWrite } from '../evaluator.ts';
import { ago, bytesOf, type PlainFields } from '../stored.ts';
import { put, type RuleCase, SIGNED } from './rule-case.ts';

export const text = (size: number): string => 'x'.repeat(size);
export const hash = (digit: string): string => digit.repeat(64);
export const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
/** The change marker that must be written with the deletion of a category or label. */
export const deletionMarker: TestWrite = put('ajustes/menus', { ...SIGNED, rev: 1 });
const stamp = (rev: number) => ({ rev, actualizado: ago(60) });

export const category: PlainFields = {
  name: 'Herramienta inalámbrica',
  folder: 'herramienta-inalambrica',
  menu: 'megamenu',
  unicID: '0',
  visible: 'public',
  orden: 1,
  carpetasAnteriores: 'inalambrica sin-cable',
  menuindex1: { href: '/a/b', name: 'Taladro', description: 'Veinte voltios', imagenes: [{ imagen: '/demo/a.svg' }] },
  menuindex2: { href: '/a/c', name: 'Sierra' },
  ...SIGNED,
};
export const label: PlainFields = {
  nombre: 'Taladros',
  slug: 'taladros',
  descripcion: '',
  carpeta: 'herramienta-inalambrica',
  unicID: '0',
  orden: 1,
  slugsAnteriores: 'taladros-de-mano',
  ...SIGNED,
};
/** The settings by subject. */
export const settings = {
  datos: {
    nombre: 'La Fragua',
    giro: 'Ferretería y pinturas',
    marca: 'TENAZ',
    descripcion: 'Reparación, garantías y refacciones.',
    calle: 'Av. Ruiz Cortines 1200',
    ciudad: 'Monterrey',
    estado: 'N.L.',
    codigoPostal: '64000',
    mapa: 'https://www.openstreetmap.org/search?query=Monterrey',
    latitud: 25.7021,
    longitud: -100.3302,
    ...SIGNED,
  },
  contacto: {
    lineas: [{ nombre: 'Ventas', telefono: '8112345678' }],
    whatsapp: '528112345678',
    saludo: 'Hola, La Fragua.',
    ...SIGNED,
  },
  horario: {
    lunes: '08:30-18:30',
    martes: '08:30-18:30',
    miercoles: '08:30-18:30',
    jueves: '08:30-18:30',
    viernes: '08:30-18:30',
    sabado: '09:00-14:00',
    domingo: '',
    cerrado: { '2026-12-25': 'Navidad', '2027-01-01': 'Año Nuevo' },
    ...SIGNED,
  },
  politicas: {
    diasCotizacion: 8,
    diasCambio: 15,
    diasResguardo: 30,
    formasDePago: 'efectivo o tarjeta',
    zonaDeEntrega: 'el área metropolitana de Monterrey',
    ...SIGNED,
  },
  portada: {
    titulo: 'Pruébala antes de',
    resalte: 'llevártela',
    texto: '',
    boton: 'Cotizar ahora',
    enlace: '/contacto.html',
    foto: 'p1',
    mosaicos: ['0', '3'],
    vitrina: ['p1', 'p2'],
    bandas: ['destacados', 'categorias'],
    ...SIGNED,
  },
  promociones: {
    aviso: 'Buen Fin',
    avisoEnlace: '/outlet',
    avisoDesde: '2026-11-20',
    avisoHasta: '2026-11-30',
    precios: { '2026-11-20 p1': '2026-11-30 199900' },
    ...SIGNED,
  },
  sitio: { versionAviso: '2026-11-23', gestorEtiquetas: 'GTM-ABC1234', ...SIGNED },
  apariencia: { tono: 'azul', letra: 'plex', ...SIGNED },
  emblema: {
    emblema: `productos/${'0a'.repeat(32)}-512.png`,
    emblemaAlt: 'Un yunque',
    blanco: `productos/${'0b'.repeat(32)}-256.png`,
    blancoAlt: 'Un yunque blanco',
    nombreCorto: 'El Yunque',
    ...SIGNED,
  },
  'texto-nosotros': { titulo: 'Nosotros', entrada: 'Quiénes somos.', texto: ['# Taller', 'Reparamos.'], ...SIGNED },
} satisfies Record<string, PlainFields>;
export const product: PlainFields = {
  nombre: 'Taladro percutor 20 V',
  slug: 'taladro-percutor-20-v',
  clave: 'TZ-DH20',
  marca: 'TENAZ',
  modelo: 'DH20',
  codigoBarras: '7501234567893',
  descripcion: 'Sesenta newton metro.',
  unicID: '0',
  etiquetas: ['e1', 'e2'],
  precio: 285699,
  precioVigente: '2026-11-20',
  unidad: 'pieza',
  existencia: 'disponible',
  familia: 'dh20',
  ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
  caracteristicas: ['Sin carbones'],
  imagenes: [{ imagen: '/demo/a.svg', alt: 'Taladro', ancho: 800, alto: 800 }],
  documentos: [],
  relacionados: { accesorios: ['p2'], refacciones: [], alternativas: ['p3', 'p4'] },
  destacado: true,
  demostracion: false,
  slugsAnteriores: 'taladro-20-v',
  visible: 'public',
  ...SIGNED,
};
/** The least that a visitor's page can show. */
export const bareProduct: PlainFields = {
  nombre: 'Clavo',
  slug: 'clavo',
  clave: '0017',
  unicID: '9',
  visible: 'public',
  ...SIGNED,
};
export const tutorial: PlainFields = {
  titulo: 'Cómo cambiar un carbón',
  slug: 'como-cambiar-un-carbon',
  resumen: 'Diez minutos.',
  cuerpo: 'Texto.',
  video: 'https://www.youtube.com/watch?v=1',
  imagen: '/demo/a.svg',
  productos: ['p1'],
  etiquetas: ['e1'],
  visible: 'public',
  ...SIGNED,
};
export const privateNotes: PlainFields = {
  costo: 150000,
  precioOculto: 200000,
  proveedor: 'Mayorista',
  notas: 'Pedir martes',
  ...SIGNED,
};
export const synonym: PlainFields = {
  tipo: 'sinonimo',
  frase: 'chisme del caño',
  significa: ['guía destapacaños', 'cespol'],
  visible: 'public',
  ...SIGNED,
};
export const answer: PlainFields = {
  tipo: 'respuesta',
  frase: 'se tapó el caño',
  titulo: 'Para destapar',
  opciones: [
    { de: 'productos', id: 'p1', razon: 'Llega hasta donde está tapado.' },
    { de: 'etiquetas', id: 'e1', razon: '' },
  ],
  visible: 'public',
  ...SIGNED,
};
export const ignored: PlainFields = { frase: 'pizza', ignorada: true, ...SIGNED };
export const upload: PlainFields = {
  archivo: 'precios.xlsx',
  huella: hash('a'),
  proveedor: 'Mayorista',
  columnas: { clave: 0, precio: 3 },
  conteos: { filas: 1800 },
  estado: 'preparada',
  por: 'staff',
};
export const lot: PlainFields = { filas: [{ id: 'p1', antes: 1, despues: 2, rev: 3 }], estado: 'preparada' };

export const supplier: PlainFields = {
  nombre: 'Mayorista',
  columnas: { titulos: 'clave|precio', clave: 'Clave', precio: 'Precio', nombre: '', iva: 'mas', factor: 1.35 },
  archivo: 'agosto.xlsx',
  carga: 'k1',
  filas: 1800,
  conocidas: 1650,
};
export const lastList: PlainFields = { productos: 'p1,p2', carga: 'k1' };

export const QUOTE_ID = 'cot-0000000000000000000';
export const OLD_QUOTE = 'cot-9999999999999999999';
export const SECRET = 'secreto-00000000000000000';
export const OLD_SECRET = 'secreto-99999999999999999';
export const line: PlainFields = {
  producto: 'p1',
  clave: 'TZ-DH20',
  nombre: 'Taladro',
  cantidad: 2,
  nota: '',
  precio: 285699,
};
export const quote: PlainFields = {
  folio: 'F-261121-7K3Q',
  nombre: 'Ana Pérez',
  telefono: '8112345678',
  correo: 'ana@example.mx',
  mensaje: '¿Tienen entrega?',
  lineas: [line, { ...line, producto: '', clave: '', nombre: 'Algo que no encuentro', precio: null }],
  origen: 'lista',
  estado: 'recibida',
  avisoVersion: '2026-11',
  promociones: false,
  secreto: SECRET,
};
export const OLD_REPAIR = 'rep-9999999999999999999';
export const OLD_REPAIR_SECRET = 'secreto-88888888888888888';
export const repair: PlainFields = {
  folio: 'T-7F3K-29QX',
  nombre: 'Ana Pérez',
  telefono: '8112345678',
  correo: 'ana@example.mx',
  producto: 'p1',
  articulo: 'Taladro',
  marca: 'TENAZ',
  modelo: 'DH20',
  serie: 'A-123',
  falla: 'No enciende',
  accesorios: 'Estuche',
  garantia: false,
  compra: '',
  comprobante: '',
  diagnostico: '',
  lineas: [],
  promesa: '',
  hasta: '',
  notas: '',
  estado: 'recibida',
  historial: [],
  recibio: 'a@b.c',
  avisoVersion: '2026-11',
};
/** In the shop's own time, six hours behind UTC. */
const day = (offset: number): string =>
  new Date(Date.now() - 6 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
/** The day of this run; nobody runs it across midnight twice. */
export const TODAY = day(0);
export const YESTERDAY = day(-1);

export const pointer: PlainFields = {
  seq: 7,
  prev: hash('0'),
  sha256: hash('1'),
  bytes: 400_000,
  count: 1800,
  since: ago(300),
  schema: 1,
  partes: [hash('1')],
  por: 'staff',
  nonce: 'nonce-0000000000000',
};
/** Taken five minutes ago: `since` may be fifteen minutes old at the youngest. */
export const lock: PlainFields = { tomado: ago(5), por: 'staff', nonce: 'nonce-1111111111111' };

const shopWorld: Docs = {
  'personal/staff': { activo: true, nombre: 'Rosa', correo: 'rosa@example.mx', ...stamp(3) },
  'personal/disabled': { activo: false, nombre: 'Hugo', correo: 'hugo@example.mx' },
  'personal/owner': { activo: true, rol: 'dueno', nombre: 'Irma', correo: 'irma@example.mx', ...stamp(3) },
  'personal/manager': { activo: true, rol: 'gerente', nombre: 'Saúl', correo: 'saul@example.mx', ...stamp(3) },
  'personal/counter': { activo: true, rol: 'mostrador', nombre: 'Beto', correo: 'beto@example.mx', ...stamp(3) },
  'categories/c1': { ...category, ...stamp(3) },
  'etiquetas/e1': { ...label, ...stamp(3) },
  'ajustes/datos': { ...settings.datos, ...stamp(3) },
  'productos/p1': { ...product, ...stamp(3) },
  'productos/retirado': { visible: 'retirado', ...SIGNED, ...stamp(4) },
  'borradores/b1': { nombre: 'Borrador', ...SIGNED, ...stamp(3) },
  'internos/p1': { ...privateNotes, ...stamp(3) },
  'tutoriales/t1': { ...tutorial, ...stamp(3) },
  'tutoriales/oculto': { ...tutorial, visible: 'oculta', ...stamp(3) },
  [`cotizaciones/${OLD_QUOTE}`]: { ...quote, secreto: OLD_SECRET, creado: ago(600) },
  [`estadosCotizacion/${OLD_SECRET}`]: { cotizacion: OLD_QUOTE, folio: 'F-1-ABC', estado: 'recibida', ...stamp(1) },
  'vocabulario/v1': { ...synonym, ...stamp(3) },
  'vocabulario/v2': { ...answer, ...stamp(3) },
  'busquedasIgnoradas/i1': { ...ignored, ...stamp(3) },
  [`reparaciones/${OLD_REPAIR}`]: {
    ...repair,
    folio: 'T-0000-0001',
    secreto: OLD_REPAIR_SECRET,
    creado: ago(600),
    ...stamp(3),
  },
  [`estadosReparacion/${OLD_REPAIR_SECRET}`]: {
    reparacion: OLD_REPAIR,
    folio: 'T-0000-0001',
    estado: 'recibida',
    articulo: 'Taladro',
    ...stamp(3),
  },
  'cargas/k1': { ...upload, creado: ago(60), ...stamp(3) },
  'cargas/k1/lotes/0': { ...lot, ...stamp(3) },
  'proveedores/mayorista': { ...supplier, creado: ago(60), ...stamp(3) },
  'proveedores/mayorista/listas/ultima': { ...lastList, ...stamp(3) },
  'publicado/actual': { ...pointer, actualizado: ago(200) },
  'publicado/candado': lock,
  [`publicado/${hash('1')}`]: { sha256: hash('1'), datos: bytesOf(100), rev: 1, actualizado: ago(60 * 24 * 40) },
  [`publicado/${hash('2')}`]: { sha256: hash('2'), datos: bytesOf(100), rev: 1, actualizado: ago(60 * 24 * 40) },
  [`publicado/${hash('3')}`]: { sha256: hash('3'), datos: bytesOf(100), rev: 1, actualizado: ago(60 * 24 * 20) },
};

/** The world of one row: this one, with what the row adds and leaves out. */
export const worldOf = ({ world = {}, without = [] }: RuleCase): Docs =>
  Object.fromEntries(Object.entries({ ...shopWorld, ...world }).filter(([path]) => !without.includes(path)));
