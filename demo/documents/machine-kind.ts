import type { Thing } from '../catalogue/things.ts';
import type { Part } from './parts-drawing.ts';

/** What one manual covers: machines that are held, used and taken apart alike. */
export interface MachineKind {
  readonly file: string;
  readonly title: string;
  readonly pictures: readonly Thing[];
  readonly dangers: readonly string[];
  readonly use: readonly string[];
  readonly upkeep: readonly string[];
  /** From the outside in, as they come off. */
  readonly parts: readonly Part[];
}
