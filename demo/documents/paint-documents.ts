import type { Draft } from '../catalogue/family.ts';
import { specSheet } from '../catalogue/spec-sheet.ts';
import type { Sheet } from './sheet-pages.ts';

type Rows = readonly (readonly [name: string, value: string])[];

/** Rows of one article only: they are listed apart. */
const VARYING = new Set(['Color', 'Presentación', 'Tono']);

const valuesOf = (drafts: readonly Draft[], wanted: string): string[] => [
  ...new Set(
    drafts.flatMap(({ ficha }) => specSheet(ficha).flatMap(({ nombre, valor }) => (nombre === wanted ? [valor] : []))),
  ),
];

/** What every article of a line is called before its colour and size; empty where the articles have no name in common. */
export function lineName(drafts: readonly Draft[]): string {
  const [first = [], ...rest] = drafts.map(({ nombre }) => nombre.split(' '));
  const end = first.findIndex((word, at) => /^\d/.test(word) || rest.some((other) => other[at] !== word));
  return first
    .slice(0, end < 0 ? first.length : end)
    .join(' ')
    .replace(/ (?:de|para|con|base)$/, '');
}

/** The technical sheet of a line of paint: what all its colours and sizes share, and what they are. */
export function technicalSheet(name: string, drafts: readonly Draft[]): Sheet {
  const names = specSheet(drafts[0]?.ficha ?? '').map(({ nombre }) => nombre);
  const shared: Rows = [...new Set(names)]
    .filter((row) => !VARYING.has(row))
    .map((row) => [row, valuesOf(drafts, row).join(' / ')]);
  const colours = [...valuesOf(drafts, 'Color'), ...valuesOf(drafts, 'Tono')];
  return {
    kind: 'Ficha técnica',
    title: name,
    blocks: [
      { kind: 'heading', text: 'Datos' },
      { kind: 'rows', rows: shared },
      { kind: 'heading', text: 'Se vende en' },
      {
        kind: 'rows',
        rows: [
          ['Presentaciones', valuesOf(drafts, 'Presentación').join(', ')],
          ...(colours.length > 0 ? [['Colores', colours.join(', ')] as const] : []),
        ],
      },
      { kind: 'heading', text: 'Preparación y aplicación' },
      {
        kind: 'list',
        numbered: true,
        items: [
          'La superficie va limpia, seca y firme: sin polvo, grasa, óxido suelto ni pintura que se desprenda.',
          'Resana, lija y aplica el sellador o primario que pida el material.',
          'Revuelve el envase completo y diluye solo lo que dice esta ficha.',
          'Aplica manos delgadas y parejas; entre una y otra respeta el secado.',
          'No pintes con menos de 10 °C, con lluvia próxima ni sobre metal al rayo del sol.',
        ],
      },
      { kind: 'text', text: 'El rendimiento es teórico: cambia con la textura, la absorción y la herramienta.' },
    ],
  };
}

export const CHEMISTRIES = {
  agua: {
    file: 'base-agua',
    title: 'Recubrimientos base agua',
    danger: 'No inflamable. Puede irritar ojos y piel.',
    fire: 'No arde. El envase vacío y seco sí: usa agua, polvo químico o espuma.',
    spill: 'Contén con arena o aserrín. Que no llegue al drenaje.',
    storage: 'Entre 5 y 35 °C, cerrado y bajo techo. No dejes que se congele.',
    gear: 'Guantes de nitrilo y lentes.',
  },
  solvente: {
    file: 'base-solvente',
    title: 'Recubrimientos base solvente',
    danger: 'Líquido y vapor inflamables. Los vapores marean y resecan la piel.',
    fire: 'Polvo químico, espuma o CO2. No uses chorro de agua.',
    spill: 'Quita toda chispa, ventila, absorbe con arena y guarda el residuo en tambor cerrado.',
    storage: 'Fresco, ventilado y lejos de flama. Trapos impregnados en bote metálico con tapa.',
    gear: 'Guantes de nitrilo, lentes y mascarilla con cartucho para vapores orgánicos.',
  },
  aerosol: {
    file: 'aerosoles',
    title: 'Pinturas en aerosol',
    danger: 'Aerosol inflamable a presión: puede reventar si se calienta.',
    fire: 'Enfría los botes con agua desde lejos y apaga con polvo químico.',
    spill: 'Ventila, quita toda chispa y deja evaporar.',
    storage: 'A menos de 50 °C, nunca en el tablero de un vehículo. No perfores ni quemes el bote vacío.',
    gear: 'Lentes, guantes y mascarilla con cartucho; al aire libre o con ventilación.',
  },
  diluyente: {
    file: 'solventes',
    title: 'Solventes y diluyentes',
    danger: 'Líquido y vapor muy inflamables. Mortal en caso de ingestión y entrada en los pulmones.',
    fire: 'Polvo químico, espuma o CO2. El vapor viaja por el piso y regresa con la flama.',
    spill: 'Desaloja, quita toda chispa, ventila y absorbe con material inerte.',
    storage: 'Envase metálico cerrado, conectado a tierra al trasvasar. Fuera del alcance de los niños.',
    gear: 'Guantes de nitrilo, lentes cerrados y mascarilla con cartucho para vapores orgánicos.',
  },
} as const;

export type Chemistry = keyof typeof CHEMISTRIES;

/** The safety sheet in the order that Mexico's NOM-018-STPS asks for, shortened: a sample, and it says so. */
export function safetySheet(chemistry: Chemistry): Sheet {
  const { title, danger, fire, spill, storage, gear } = CHEMISTRIES[chemistry];
  return {
    kind: 'Hoja de seguridad',
    title,
    blocks: [
      {
        kind: 'text',
        text: 'Muestra resumida con el orden de la NOM-018-STPS-2015. No sustituye la hoja del fabricante.',
      },
      { kind: 'heading', text: 'Peligros' },
      { kind: 'text', text: danger },
      { kind: 'heading', text: 'Primeros auxilios' },
      {
        kind: 'rows',
        rows: [
          ['Ojos', 'Enjuaga quince minutos con agua y busca atención médica.'],
          ['Piel', 'Quita la ropa manchada y lava con agua y jabón.'],
          ['Inhalación', 'Lleva a la persona al aire libre.'],
          ['Ingestión', 'No provoques el vómito. Llama al 911 con la etiqueta a la mano.'],
        ],
      },
      { kind: 'heading', text: 'Incendio' },
      { kind: 'text', text: fire },
      { kind: 'heading', text: 'Derrame' },
      { kind: 'text', text: spill },
      { kind: 'heading', text: 'Manejo y almacenamiento' },
      { kind: 'text', text: storage },
      { kind: 'heading', text: 'Protección personal' },
      { kind: 'text', text: gear },
      { kind: 'heading', text: 'Desecho' },
      { kind: 'text', text: 'Entrega envases y residuos a un centro de acopio autorizado; nunca al drenaje.' },
    ],
  };
}
