import type { Look } from './look.ts';

/** The pictures of the pages: what a visitor of the shop would see. */
export const SHOP_LOOKS = {
  fachada: { model: 'fachada' },
  taller: { model: 'taller' },
  experiencia: { model: 'centro-experiencia' },
} as const satisfies Record<string, Look>;
