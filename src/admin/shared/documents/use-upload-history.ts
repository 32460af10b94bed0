import { useEffect, useState } from 'react';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { useStaff } from '../../staff.ts';
import { whileWatched } from './while-watched.ts';

/** Without a network there is no history; the rest of the screen works. */
const onFailure = (reason: unknown): void => console.info('Todavía no hay historial de cargas', reason);

const NOTHING: readonly StoredUpload[] = [];

/** The latest price uploads, updated live. While `isCurrent` is false they are what the device kept: the counts of an unfinished one may be older. */
export function usePriceUploads() {
  const { backend } = useStaff();
  const [known, setKnown] = useState({ uploads: NOTHING, isCurrent: false });
  useEffect(
    () =>
      whileWatched(
        () => backend.watchPriceUploads((uploads, isCurrent) => setKnown({ uploads, isCurrent })),
        onFailure,
      ),
    [backend],
  );
  return known;
}

interface KnownUpload {
  /** `undefined` while nothing is known, `null` where there is none. */
  readonly upload: StoredUpload | null | undefined;
  readonly isCurrent: boolean;
}

/** One upload, updated live. */
export function usePriceUpload(id: string): KnownUpload {
  const { backend } = useStaff();
  const [known, setKnown] = useState<KnownUpload>({ upload: undefined, isCurrent: false });
  useEffect(
    () =>
      whileWatched(
        () => backend.watchPriceUpload(id, (upload, isCurrent) => setKnown({ upload, isCurrent })),
        onFailure,
      ),
    [backend, id],
  );
  return known;
}

const NOBODY: ReadonlyMap<string, string> = new Map();

/** The names of the staff, by uid. @param isWanted nothing is read while it is false */
export function useStaffNames(isWanted = true): ReadonlyMap<string, string> {
  const { backend } = useStaff();
  const [names, setNames] = useState(NOBODY);
  useEffect(
    () => (isWanted ? whileWatched(() => backend.watchStaffNames(setNames), onFailure) : undefined),
    [backend, isWanted],
  );
  return names;
}
