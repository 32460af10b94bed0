import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import type { WriterStamp } from '#domain/staff/journal/change.ts';
import { useSession } from '#store/session-store.ts';
import { useStaffNames } from '../documents/use-upload-history.ts';
import { agoText } from './ago-text.ts';
import { momentText } from './moment-text.ts';

const HALF_DAY_MS = 12 * 3_600_000;

/** When somebody wrote: `hace 1 min`, and the moment itself once that is long ago. */
export const writtenText = (at: number, now: number): string =>
  now - at < HALF_DAY_MS ? agoText(at, now) : `el ${momentText(at)}`;

/** Who wrote a document and when, in words: `Rosa`, `hace 3 min`. */
export interface WriterWords {
  readonly name: string;
  readonly ago: string;
}

/** Says who wrote a document. @param isWanted the names are read only then */
export function useWriterWords({
  isWanted,
}: {
  readonly isWanted: boolean;
}): (stamp: WriterStamp | undefined) => WriterWords {
  const names = useStaffNames(isWanted);
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return (stamp) => {
    const by = stamp?.by ?? null;
    const name =
      by === null ? 'Alguien más' : by === uid ? 'Tú, en otra pestaña o equipo,' : (names.get(by) ?? 'Alguien más');
    return { name, ago: stamp?.at ? writtenText(instantToMilliseconds(stamp.at), Date.now()) : '' };
  };
}
