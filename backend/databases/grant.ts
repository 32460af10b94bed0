import type { Change, DocumentReader } from '../engine/document.ts';
import { denied } from './denied.ts';

/** A permission to read that lasts: a listener's. It knows which documents it was decided by, and is decided again when one of them changes. */
export interface Grant {
  /** The documents it was decided by, besides what it allows to read. */
  readonly consulted: ReadonlySet<string>;
  /** Whether the permission still stands after these changes. */
  survives(changes: readonly Change[]): boolean;
}

/** Asks for a permission. Throws PERMISSION_DENIED when it is refused. */
export function grant(decide: (read: DocumentReader) => boolean, read: DocumentReader): Grant {
  let consulted = new Set<string>();
  const ask = (): boolean => {
    consulted = new Set();
    return decide((path) => {
      consulted.add(path);
      return read(path);
    });
  };
  if (!ask()) throw denied();
  return {
    get consulted() {
      return consulted;
    },
    survives: (changes) => !changes.some(({ path }) => consulted.has(path)) || ask(),
  };
}
