import { DRILL_AND_SAW_KINDS } from './drill-and-saw-kinds.ts';
import type { MachineKind } from './machine-kind.ts';
import { SHOP_MACHINE_KINDS } from './shop-machine-kinds.ts';

/** Every manual of the demo, in the order in which an article's documents name them. */
export const MACHINE_KINDS: readonly MachineKind[] = [...DRILL_AND_SAW_KINDS, ...SHOP_MACHINE_KINDS];
