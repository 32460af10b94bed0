import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { printed } from '../../studio/writing.ts';

/** The colour of each kind's print, so that neighbours on the shelf and in a listing are told apart before they are read. */
export const TONES: Readonly<Record<string, string>> = {
  yeso: '#2b2d31',
  'yeso-broca': '#5b6066',
  madera: '#7a4a1e',
  lamina: '#0f6f66',
  hexagonal: '#1d5c8f',
  carruaje: '#5a3d8a',
  maquina: '#3a6d2c',
  clavo: '#1d5c8f',
  'sin-cabeza': '#b07a1c',
  concreto: '#4b4d50',
  plastico: '#c8390a',
  rosca: '#2f7f9e',
  mariposa: '#8a1f3d',
  paraguas: '#6b3f8f',
  golpe: '#b0232a',
  expansivo: '#1d5c8f',
  cuna: '#202124',
  rondana: '#3f5363',
  tuerca: '#1f7a43',
  remache: '#b8201c',
  armella: '#b07a1c',
  cincho: '#202124',
  electrodo: '#b0232a',
};

/** What it is, its measure as the largest line, and how many: all from the article. */
export function fastenerLabel(width: number, height: number, look: Look): THREE.Material {
  const { kind = '', text = '', content = '' } = look;
  const [w, h] = [900, Math.round((900 * height) / width)];
  const tone = TONES[kind] ?? '#1d5c8f';
  const [words = '', measure = ''] = text.split(' | ');
  return printed(`fastener ${kind} ${text} ${content} ${w}x${h}`, w, h, (pen) => {
    pen.fillStyle = '#f6f3ec';
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = tone;
    pen.fillRect(0, 0, w, h * 0.24);
    pen.fillRect(0, h * 0.94, w, h * 0.06);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const write = (line: string, y: number, tall: number, ink: string): void => {
      pen.font = `700 ${tall}px "Barlow Condensed"`;
      const squeeze = Math.min(1, (w * 0.92) / Math.max(1, pen.measureText(line).width));
      pen.save();
      pen.translate(w / 2, y);
      pen.scale(squeeze, 1);
      pen.fillStyle = ink;
      pen.fillText(line, 0, 0);
      pen.restore();
    };
    write('BRAVÍO', h * 0.125, h * 0.19, '#f6f3ec');
    const [first, second] = halves(words.toUpperCase());
    const low = content === '' ? 0.04 : 0;
    write(first, h * (0.325 + low), h * 0.14, tone);
    write(second, h * (0.455 + low), h * 0.14, tone);
    write(measure, h * (0.65 + low), h * 0.25, '#1d1b16');
    write(content, h * 0.86, h * 0.15, '#1d1b16');
  });
}

/** In two lines, as equal as the words allow. */
function halves(text: string): readonly [string, string] {
  const words = text.split(' ');
  const cuts = words.map((_, cut): readonly [string, string] => [
    words.slice(0, cut).join(' '),
    words.slice(cut).join(' '),
  ]);
  return cuts.reduce((best, cut) =>
    Math.max(...cut.map(({ length }) => length)) < Math.max(...best.map(({ length }) => length)) ? cut : best,
  );
}
