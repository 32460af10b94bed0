import { angled } from './drills/angle-drills.ts';
import { corded } from './drills/corded-drills.ts';
import { demolition } from './drills/demolition-hammers.ts';
import { glueGun } from './drills/glue-guns.ts';
import { heatGun } from './drills/heat-guns.ts';
import { rotary } from './drills/rotary-hammers.ts';
import type { Models } from './model.ts';

export const hammers: Models = {
  rotomartillo: { build: rotary, view: { around: 34, above: 18 } },
  demoledor: { build: demolition, view: { around: 36, above: 22 } },
  'taladro-con-cable': corded,
  'taladro-angulo': angled,
  'pistola-calor': heatGun,
  'pistola-silicon': glueGun,
};
