import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import type { WriterStamp } from '#domain/staff/change.ts';
import { useSession } from '#store/session-store.ts';
import { momentText } from './moment-text.ts';
import { useStaffNames } from './use-upload-history.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `hace 1 min`. The two clocks differ a little, so less than a minute and the future are `hace un momento`. */
function agoText(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE) return 'hace un momento';
  if (passed < HOUR) return `hace ${Math.floor(passed / MINUTE)} min`;
  if (passed < 12 * HOUR) return `hace ${Math.floor(passed / HOUR)} h`;
  return `el ${momentText(at)}`;
}

/** Who wrote a document and when, in words: `Rosa`, `hace 3 min`. */
export interface WriterWords {
  readonly name: string;
  readonly ago: string;
}

/** Says who wrote a document. @param isWanted the names are read only then */
export function useWriterWords(isWanted: boolean): (stamp: WriterStamp | undefined) => WriterWords {
  const names = useStaffNames(isWanted);
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return (stamp) => {
    const by = stamp?.by ?? null;
    const name =
      by === null ? 'Alguien más' : by === uid ? 'Tú, en otra pestaña o equipo,' : (names.get(by) ?? 'Alguien más');
    return { name, ago: stamp?.at ? agoText(instantToMilliseconds(stamp.at), Date.now()) : '' };
  };
}
