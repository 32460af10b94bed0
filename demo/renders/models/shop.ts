import type { Models } from './model.ts';
import { experience } from './shop/experience.ts';
import { front } from './shop/shop-front.ts';
import { workshop } from './shop/workshop.ts';

export const shop: Models = {
  fachada: { build: front, view: { around: 16, above: 9 } },
  taller: { build: workshop, view: { around: 14, above: 12 } },
  'centro-experiencia': { build: experience, view: { around: 16, above: 14 } },
};
