import { drill } from './drills/cordless-drills.ts';
import { impact } from './drills/impact-drivers.ts';
import type { Models } from './model.ts';

export const drills: Models = { taladro: drill, impacto: impact };
