import { box } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { SCREEN } from '../parts/screen.ts';

export const screen = (y: number, text: string) => [
  box(5.4, 2.8, 0.3, SCREEN, { at: [0, y, 1.75] }),
  brand(text, 4.4, [0, y, 1.92], { ink: '#1c221a', height: 2 }),
];
