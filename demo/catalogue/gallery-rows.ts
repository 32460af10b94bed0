import type { Close, FurtherView } from './looks/look.ts';

export interface GalleryRow {
  /** The other side that it is seen from. */
  readonly turn: Extract<FurtherView, 'frente' | 'atras' | 'arriba'>;
  /** What that picture's words say instead of the usual ones. */
  readonly sideWords?: string;
  /** Where the detail is in the first picture, and what it is. A smooth sleeve has none that says more. */
  readonly close?: Close;
  readonly detail?: string;
  /** What it is seen doing, as the picture's words say it. */
  readonly use?: string;
  /** Whether it is shown before its box. */
  readonly boxed?: boolean;
}

/**
 * The forty articles that are asked about most: the twelve that the home page shows as «Destacados», and of every other counter what it
 * quotes daily. The demo has no quotations of its own to count.
 */
export const GALLERY_ROWS: Readonly<Record<string, GalleryRow>> = {
  'TZ-DH20': { turn: 'frente', close: [0.56, 0.28, 0.42], detail: 'broquero de 13 mm y collarín de par', boxed: true },
  'EA-45900': { turn: 'frente', close: [0.74, 0.6, 0.46], detail: 'cabezal, disco y guarda', boxed: true },
  'RM-0800': { turn: 'frente', close: [0.66, 0.46, 0.42], detail: 'portabroca SDS Plus y mango lateral', boxed: true },
  'SI-714': {
    turn: 'frente',
    close: [0.46, 0.58, 0.46],
    detail: 'disco, guarda y zapata',
    use: 'cortando una tabla',
    boxed: true,
  },
  'KC-20': { turn: 'arriba', close: [0.32, 0.46, 0.44], detail: 'broquero del taladro', boxed: true },
  'LI-2012': { turn: 'frente', close: [0.64, 0.22, 0.42], detail: 'cuadro de 1/2" y carcasa del impacto', boxed: true },
  'SIN-10': { turn: 'frente', close: [0.56, 0.52, 0.5], detail: 'disco, mesa y escala de ángulos', boxed: true },
  'HL-1600': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.36, 0.42, 0.44],
    detail: 'perilla de encendido',
    boxed: true,
  },
  'CA-25': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.55, 0.32, 0.46],
    detail: 'manómetros, motor y cabezal',
    boxed: true,
  },
  'PV-19': {
    turn: 'arriba',
    sideWords: 'la tapa desde arriba',
    close: [0.5, 0.62, 0.56],
    detail: 'etiqueta con su nombre',
    use: 'pintando un muro con rodillo',
  },
  'IM-5': {
    turn: 'arriba',
    sideWords: 'la tapa desde arriba',
    close: [0.5, 0.62, 0.56],
    detail: 'etiqueta con su nombre',
    use: 'aplicado en una losa con cepillo',
  },
  'SL-160': { turn: 'frente', close: [0.68, 0.64, 0.46], detail: 'perilla de corriente y bornes', boxed: true },
  'TI-2012': { turn: 'frente', close: [0.56, 0.28, 0.42], detail: 'broquero y collarín de par', boxed: true },
  'AI-2014': { turn: 'frente', close: [0.66, 0.22, 0.42], detail: 'portapuntas hexagonal de 1/4"', boxed: true },
  'RM-20V': { turn: 'frente', close: [0.62, 0.44, 0.42], detail: 'portabroca SDS Plus', boxed: true },
  'EA-20V': { turn: 'frente', close: [0.74, 0.57, 0.46], detail: 'cabezal, disco y guarda' },
  'TP-7512': { turn: 'frente', close: [0.58, 0.4, 0.42], detail: 'broquero y mango lateral' },
  'MD-1500': { turn: 'frente', close: [0.62, 0.5, 0.42], detail: 'portacincel SDS Max' },
  'PC-2000': { turn: 'frente', close: [0.72, 0.24, 0.42], detail: 'boquilla por donde sale el aire' },
  'CM-14': { turn: 'frente', close: [0.5, 0.5, 0.5], detail: 'disco abrasivo y guarda' },
  'SC-650': {
    turn: 'frente',
    close: [0.74, 0.66, 0.46],
    detail: 'hoja, guía y zapata',
    use: 'cortando una tabla',
  },
  'LR-5': {
    turn: 'frente',
    close: [0.56, 0.7, 0.5],
    detail: 'plato de 5" y su lija',
    use: 'lijando una tabla',
  },
  'RB-14': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.5, 0.72, 0.46],
    detail: 'base y boquilla de la fresa',
  },
  'CT-913': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.4, 0.42, 0.46],
    detail: 'ventana fotosensible',
  },
  'TZ-SR20': { turn: 'frente', close: [0.7, 0.46, 0.42], detail: 'hoja y zapata' },
  'MA-16F': { turn: 'atras', close: [0.64, 0.24, 0.46], detail: 'cabeza y uña' },
  'FX-5': { turn: 'frente', close: [0.72, 0.66, 0.46], detail: 'cinta graduada', use: 'midiendo una tabla' },
  'NV-24': { turn: 'arriba', close: [0.5, 0.5, 0.3], detail: 'gota del centro', use: 'sobre un muro de block' },
  'ST-14': { turn: 'atras', close: [0.76, 0.32, 0.42], detail: 'mordazas dentadas y tuerca de ajuste' },
  'PE-8': { turn: 'atras', close: [0.76, 0.3, 0.42], detail: 'mordaza y filo de corte' },
  'DE-6': { turn: 'arriba', close: [0.5, 0.72, 0.48], detail: 'puntas' },
  'MT-40': { turn: 'arriba', close: [0.5, 0.52, 0.46], detail: 'dados en su lugar' },
  'EQ-BL-4': {
    turn: 'arriba',
    sideWords: 'la tapa desde arriba',
    close: [0.49, 0.63, 0.56],
    detail: 'etiqueta con su nombre',
    use: 'pintando con brocha',
  },
  'RO-9': {
    turn: 'frente',
    sideWords: 'de lado',
    use: 'pintando un muro',
  },
  'MZ-LAV': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.72, 0.48, 0.46],
    detail: 'maneral y base cromada',
  },
  'TI-1100': { turn: 'arriba', close: [0.5, 0.2, 0.46], detail: 'tapa y hombro' },
  'BO-05': {
    turn: 'frente',
    sideWords: 'de lado',
    close: [0.72, 0.38, 0.54],
    detail: 'cuerpo de la bomba y sus conexiones',
  },
  'CR-55': { turn: 'frente', close: [0.79, 0.58, 0.4], detail: 'llanta neumática y bastidor', use: 'cargada de arena' },
  'ES-6': { turn: 'frente', sideWords: 'de lado', close: [0.5, 0.22, 0.42], detail: 'tapa y charola para herramienta' },
  'CA-AMA': { turn: 'frente', close: [0.64, 0.3, 0.5], detail: 'crestas de la concha' },
};
