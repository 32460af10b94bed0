import { paint } from '../../studio/materials.ts';

export const SCREEN = paint('#b8c6b4', { rough: 0.3 });
