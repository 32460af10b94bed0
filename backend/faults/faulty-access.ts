import type { Access } from '../access/access.ts';
import type { Identity } from '../access/identity.ts';
import type { DocumentReader } from '../engine/document.ts';
import { StatusError } from '../engine/status.ts';
import type { Meter } from './meter.ts';
import type { Switches } from './switches.ts';

/** The same permissions, with what they look up counted as reads, and the refusals that a test asked for. */
export function faultyAccess(access: Access, switches: Switches, meter: Meter): Access {
  /** Asks with readers that remember: each distinct document is one read, however often a rule names it. */
  function counted(identity: Identity, ask: (watch: (reader: DocumentReader) => DocumentReader) => boolean): boolean {
    const [seen, watch] = watching();
    try {
      return ask(watch);
    } finally {
      meter.countLookups(identity, seen.size);
    }
  }

  return {
    admits: (database) => access.admits(database),
    canGet: (request) => counted(request.identity, (watch) => access.canGet({ ...request, read: watch(request.read) })),
    canList: (request) =>
      counted(request.identity, (watch) => access.canList({ ...request, read: watch(request.read) })),
    *canCommit(request) {
      const { refuseCommits } = switches;
      const { collection } = refuseCommits;
      const isMeant = collection === undefined || request.steps.some(({ write }) => isIn(collection, write.path));
      if (refuseCommits.next > 0 && isMeant) {
        refuseCommits.next -= 1;
        throw new StatusError(refuseCommits.status, 'Refused, as the fault switches say.');
      }
      const { identity, read, readAfter } = request;
      const [seen, watch] = watching();
      try {
        return yield* access.canCommit({ ...request, read: watch(read), readAfter: watch(readAfter) });
      } finally {
        meter.countLookups(identity, seen.size);
      }
    },
  };
}

/** Whether a path names a document of a collection of this name, at any depth. */
const isIn = (collection: string, path: string): boolean => path.split('/').at(-2) === collection;

/** Readers that note the documents that they are asked for. */
function watching(): readonly [ReadonlySet<string>, (reader: DocumentReader) => DocumentReader] {
  const seen = new Set<string>();
  const watch =
    (reader: DocumentReader): DocumentReader =>
    (path) => {
      seen.add(path);
      return reader(path);
    };
  return [seen, watch];
}
