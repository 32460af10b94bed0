import { paletteChoices } from '#domain/appearance/palette.ts';
import { PALETTE_NAMES } from '#domain/appearance/palette-names.ts';
import { typefaceChoices } from '#domain/appearance/typeface.ts';
import { TYPEFACE_NAMES } from '#domain/appearance/typeface-names.ts';
import { fieldEntries, relations } from '#domain/catalogue/product-fields.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { zoneLabel } from '#domain/kernel/shop-zone-labels.ts';
import { SHOP_ZONES } from '#domain/kernel/shop-zone-names.ts';
import { isPlainRecord } from '../journal/plain-value.ts';
import { roleLabel, STAFF_ROLES } from '../people/roles.ts';

/** The fields of categories, labels and tutorials, and those that every document has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  name: 'Nombre',
  titulo: 'Título',
  resumen: 'Resumen',
  cuerpo: 'Texto',
  video: 'Video',
  imagen: 'Imagen',
  productos: 'Productos',
  visible: 'Visible',
  folder: 'Carpeta',
  carpeta: 'Carpeta',
  menu: 'Tipo de menú',
  menuindex1: 'Primer destacado del menú',
  menuindex2: 'Segundo destacado del menú',
  orden: 'Orden',
  telefono: 'Teléfono',
  correo: 'Correo',
  lineas: 'Líneas',
  cantidad: 'Cantidad',
  descuento: 'Descuento',
  flete: 'Flete',
  estado: 'Estado',
  historial: 'Historia',
  vigencia: 'Vigencia',
  spam: 'Spam',
  articulo: 'Artículo',
  serie: 'Número de serie',
  falla: 'Falla reportada',
  garantia: 'En garantía',
  compra: 'Fecha de compra',
  comprobante: 'Comprobante de compra',
  mensaje: 'Mensaje',
  fotos: 'Fotos',
  rol: 'Rol',
  activo: 'Con acceso',
  diagnostico: 'Diagnóstico',
  promesa: 'Prometida para',
  hasta: 'Se guarda hasta',
  giro: 'Giro',
  calle: 'Calle y número',
  ciudad: 'Ciudad',
  codigoPostal: 'Código postal',
  mapa: 'Enlace del mapa',
  latitud: 'Latitud',
  longitud: 'Longitud',
  whatsapp: 'WhatsApp',
  saludo: 'Saludo de WhatsApp',
  lunes: 'Lunes',
  martes: 'Martes',
  miercoles: 'Miércoles',
  jueves: 'Jueves',
  viernes: 'Viernes',
  sabado: 'Sábado',
  domingo: 'Domingo',
  abre: 'Abre',
  cierra: 'Cierra',
  cerrado: 'Días cerrados',
  zona: 'Zona horaria',
  fecha: 'Día',
  motivo: 'Motivo',
  diasCotizacion: 'Días que vale una cotización',
  diasCambio: 'Días para cambios',
  diasResguardo: 'Días que se guarda una reparación',
  formasDePago: 'Formas de pago',
  zonaDeEntrega: 'Zona de entrega',
  versionAviso: 'Versión del aviso de privacidad',
  gestorEtiquetas: 'Google Tag Manager',
  entrada: 'Entrada',
  tono: 'Color',
  letra: 'Letra',
  emblema: 'Emblema',
  emblemaAlt: 'Qué se ve en el emblema',
  blanco: 'Logotipo blanco',
  blancoAlt: 'Qué se ve en el logotipo blanco',
  nombreCorto: 'Nombre de la aplicación',
  resalte: 'Final resaltado',
  texto: 'Texto',
  boton: 'Botón',
  enlace: 'A dónde lleva',
  foto: 'Foto del encabezado',
  mosaicos: 'Categorías de la portada',
  vitrina: 'Productos de la portada',
  bandas: 'Secciones de la portada',
  aviso: 'Aviso',
  avisoEnlace: 'A dónde lleva el aviso',
  avisoDesde: 'Aviso desde',
  avisoHasta: 'Aviso hasta',
  precios: 'Precios de promoción',
  precio: 'Precio',
  desde: 'Desde',
  isPublic: 'Visible',
  features: 'Destacados del menú',
  frase: 'Lo que se busca',
  significa: 'Quiere decir',
  opciones: 'Opciones',
  tipo: 'Tipo',
  de: 'De',
  razon: 'Motivo',
  ignorada: 'Ignorada',
  ...relations,
};

const NAMES: Readonly<Record<string, string>> = {
  ...OTHER_NAMES,
  ...Object.fromEntries(fieldEntries.map(([name, { label }]) => [name, label])),
};

/** The screen label of a stored field; a field without a label keeps its stored name. */
export function fieldName(field: string): string {
  return NAMES[field] ?? field;
}

/** Fields as a sentence names them: `«Marca», «Modelo» y «Fotos»`. */
export function fieldList(fields: readonly string[]): string {
  const names = fields.map((name) => `«${fieldName(name)}»`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

const COLLECTIONS: Readonly<Record<string, string>> = {
  productos: 'Producto publicado',
  borradores: 'Borrador del producto',
  internos: 'Datos internos del producto',
  personal: 'Persona',
  categories: 'Categoría',
  etiquetas: 'Subcategoría',
  tutoriales: 'Tutorial',
  cotizaciones: 'Cotización',
  estadosCotizacion: 'Lo que ve el cliente de la cotización',
  vocabulario: 'Palabra del buscador',
  busquedasIgnoradas: 'Búsqueda ignorada',
  reparaciones: 'Reparación',
  estadosReparacion: 'Lo que ve el cliente de la reparación',
  ajustes: 'Ajustes de la tienda',
  kioskos: 'Kiosko',
};

/** A collection as the screens call it; one without a name by its stored name. */
export function collectionName(collection: string): string {
  return COLLECTIONS[collection] ?? collection;
}

const MONEY = new Set<string>(fieldEntries.filter(([, { kind }]) => kind === 'money').map(([name]) => name));
const VALUES: Readonly<Record<string, string>> = {
  public: 'Sí, a la vista',
  retirado: 'Retirado',
  oculta: 'No',
};

const LISTS_OF_IDS: ReadonlySet<string> = new Set([
  ...fieldEntries.flatMap(([name, { kind }]) => (kind === 'labels' || kind === 'images' ? [name] : [])),
  'productos',
  'mosaicos',
  'vitrina',
]);

/** Whether the items of a list have no names of their own that would tell a person something. */
export const hasNamelessItems = (field: string): boolean => LISTS_OF_IDS.has(field);

const OPTIONS = new Map<string, Readonly<Record<string, string>>>([
  ['rol', Object.fromEntries(STAFF_ROLES.map((role) => [role, roleLabel(role)]))],
  ['tono', Object.fromEntries(PALETTE_NAMES.map((name) => [name, paletteChoices[name].name]))],
  ['letra', Object.fromEntries(TYPEFACE_NAMES.map((name) => [name, typefaceChoices[name].name]))],
  ['zona', Object.fromEntries(SHOP_ZONES.map((zone) => [zone, zoneLabel(zone)]))],
  ...fieldEntries.flatMap(([name, field]) => (field.kind === 'choice' ? [[name, field.options] as const] : [])),
]);

/** Fields whose value is the path of a file, named by its content. */
const EMBLEMS: ReadonlySet<string> = new Set(['emblema', 'blanco']);

/** A stored value in a person's words, for comparing two of them: short, on one or few lines. */
export function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '(vacío)';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number') return MONEY.has(field) ? formatCentavos(value) : String(value);
  if (typeof value === 'string' && EMBLEMS.has(field)) return `Imagen ${value.slice('productos/'.length).slice(0, 8)}`;
  if (typeof value === 'string') return (field === 'visible' ? VALUES : OPTIONS.get(field))?.[value] ?? value;
  if (Array.isArray(value))
    return value.length === 0 ? '(ninguno)' : value.map((item) => valueText('', item)).join('\n');
  if (isPlainRecord(value)) return recordText(value);
  return '(valor de otro tipo)';
}

/** A value as a form holds it, in a person's words: amounts as typed. */
export function typedText(field: string, value: unknown): string {
  return typeof value === 'string' && value !== '' && MONEY.has(field) ? `$${value}` : valueText(field, value);
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  // A row of the specification table reads as it stands there.
  if (typeof record['nombre'] === 'string' && typeof record['valor'] === 'string') {
    return `${record['nombre']}: ${record['valor']}`;
  }
  if (typeof record['nombre'] === 'string' && typeof record['telefono'] === 'string') {
    return `${record['nombre']}: ${record['telefono']}`;
  }
  // A product beside a megamenu's links.
  if (typeof record['href'] === 'string' && typeof record['name'] === 'string') {
    return [record['name'], record['description']].filter(Boolean).join(': ');
  }
  // A block of a page's text, as its form holds it.
  if (typeof record['tipo'] === 'string' && typeof record['texto'] === 'string') {
    return [record['texto'], record['mas']].filter(Boolean).join(' ');
  }
  if (typeof record['nombre'] === 'string' && typeof record['archivo'] === 'string') return record['nombre'];
  if (typeof record['imagen'] === 'string') {
    const file = record['imagen'].slice(record['imagen'].lastIndexOf('/') + 1);
    return typeof record['alt'] === 'string' && record['alt'] ? record['alt'] : file;
  }
  return Object.entries(record)
    .map(([name, value]) => `${fieldName(name)}: ${valueText(name, value).replaceAll('\n', ', ')}`)
    .join('\n');
}
