const NAMES = [
  'Taladro percutor',
  'Brocha de cerda',
  'Esmeriladora angular',
  'Pintura vinílica',
  'Llave ajustable',
  'Disco de corte',
];
const BRANDS = ['TENAZ', 'Norte', 'Ñandú', 'Acero Fino'];
const UNITS = ['pieza', 'juego', 'cubeta 19 L'];

export const LIST_TITLES = [
  'Clave',
  'Descripción',
  'Marca',
  'Unidad',
  'Existencia',
  'Costo',
  'Precio público',
  'Notas',
] as const;

export type ListRow = readonly [
  clave: string,
  nombre: string,
  marca: string,
  unidad: string,
  existencia: number,
  costo: number,
  precio: number,
  notas: string,
];

/** Row `at` of a made-up price list of eight columns; the same at every run. */
export function listRow(at: number): ListRow {
  const precio = 25 + ((at * 7919) % 500_000) / 100;
  const name = NAMES[at % NAMES.length] ?? '';
  return [
    `TZ-${String(at).padStart(6, '0')}`,
    `${name} ${1 + (at % 48)}" modelo ${at}`,
    BRANDS[at % BRANDS.length] ?? '',
    UNITS[at % UNITS.length] ?? '',
    at % 97,
    Math.round(precio * 60) / 100,
    precio,
    at % 5 ? '' : 'Sobre pedido, entrega en 3 días',
  ];
}
