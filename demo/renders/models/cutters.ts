import { grinder } from './corded-tools/angle-grinders.ts';
import { circularSaw } from './corded-tools/circular-saws.ts';
import { jigsaw } from './corded-tools/jigsaws.ts';
import { sabre } from './corded-tools/reciprocating-saws.ts';
import type { Models } from './model.ts';

export const cutters: Models = {
  esmeriladora: { build: grinder, view: { around: 26, above: 22 } },
  'sierra-circular': { build: circularSaw, view: { around: 26, above: 18 } },
  caladora: jigsaw,
  reciprocante: { build: sabre, view: { around: 36, above: 20 } },
};
