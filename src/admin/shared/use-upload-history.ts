import { useEffect, useState } from 'react';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { useStaff } from '../staff.ts';
import { whileWatched } from './while-watched.ts';

/** Without a network there is no history; the rest of the screen works. */
const onFailure = (reason: unknown): void => console.info('Todavía no hay historial de cargas', reason);

/** The latest price uploads, updated live; `null` while nothing is known. */
export function usePriceUploads(): readonly StoredUpload[] | null {
  const { backend } = useStaff();
  const [uploads, setUploads] = useState<readonly StoredUpload[] | null>(null);
  useEffect(() => whileWatched(() => backend.watchPriceUploads(setUploads), onFailure), [backend]);
  return uploads;
}

/** One upload, updated live: `undefined` while nothing is known, `null` where there is none. */
export function usePriceUpload(id: string): StoredUpload | null | undefined {
  const { backend } = useStaff();
  const [upload, setUpload] = useState<StoredUpload | null | undefined>();
  useEffect(() => whileWatched(() => backend.watchPriceUpload(id, setUpload), onFailure), [backend, id]);
  return upload;
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
