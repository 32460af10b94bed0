import type { CurrentProduct } from '../clave-match.ts';

/** One article of the shop that the generated lists are about: its price today and what it really costs from the list on. */
export interface Article {
  readonly clave: string;
  readonly ean: string;
  readonly nombre: string;
  /** Centavos with IVA, as the shop sells it today. */
  readonly today: number;
}

const NAMES = [
  'Codo P.V.C. 90° x 1/2"',
  'Tubo de P.V.C. sanitario 4"',
  'Taladro percutor 1/2"',
  'Juego de dados p/venta en lista 12 pzas',
  'Lija de agua grano 120',
  'Brocha de cerda 2"',
  'Pinza de presión 10"',
  'Resistol blanco P.U. 850 g',
  'Flexómetro 5 m',
  'Cinta de aislar 19 mm',
  'Llave mezcladora para lavabo',
  'Foco LED precio especial 9 W',
  'Cable THW cal. 12 (caja 100 m)',
  'Pala cuadrada puño Y',
  'Candado de hierro 50 mm',
] as const;

/** A generator of numbers from 0 to 1 that is the same in every run: mulberry32, public domain, by Tommy Ettinger. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbersFrom(2026);

/** Articles of three suppliers: codes with letters, five digits, and short numbers with leading zeros. */
export const ARTICLES: readonly Article[] = Array.from({ length: 240 }, (_, at) => {
  const clave =
    at % 3 === 0
      ? `TZ-${1001 + at * 7}`
      : at % 3 === 1
        ? String(10_100 + at * 13)
        : `${['MAR', 'LIJ', 'PVC', 'ELE'][at % 4]}${String(17 + at).padStart(4, '0')}`;
  // From a screw to a welding machine, evenly by orders of magnitude, and ended as shops end prices.
  const pesos = Math.round(8 * 10 ** (random() * 3));
  return {
    clave,
    ean: String(7_501_234_500_000 + at * 31),
    nombre: `${NAMES[at % NAMES.length]} mod. ${at + 1}`,
    today: pesos * 100 + (random() < 0.5 ? 0 : 90),
  };
});

/** The shop's products at today's prices. */
export function corpusShop(): CurrentProduct[] {
  return ARTICLES.map(({ clave, nombre, today }, at) => ({
    id: `p${at}`,
    clave,
    nombre,
    precio: today,
    vigente: '2026-05-01',
    rev: 1,
  }));
}
