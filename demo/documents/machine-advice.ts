import type { Part } from './parts-drawing.ts';

export const CORD =
  'Usa una extensión de tres hilos, calibre 14 o mayor, y desconéctala antes de cambiar el accesorio.';
export const BATTERY = 'Quita la batería antes de cambiar el accesorio, limpiar o guardar la herramienta.';
export const BRUSHES = 'Cambia los carbones por pares cuando midan menos de 6 mm.';
export const VENTS = 'Sopla las ranuras de ventilación con aire seco al terminar la jornada.';
export const MOTOR: readonly Part[] = [
  ['Rotor', 'eje'],
  ['Estator', 'caja'],
  ['Interruptor', 'mango'],
];
