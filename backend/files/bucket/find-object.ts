import { parseConditions, requireConditions, requireReadConditions } from '../conditions.ts';
import type { FileCall, FileContext } from '../file-context.ts';
import { notFound } from '../file-refusal.ts';
import { type ObjectAddress, parseObjectAddress } from '../object-name.ts';
import type { StoredFile } from '../stored-file.ts';

/** The bucket and object of `/b/B/o/O`. Throws a 404. */
export function parseAddress(path: string): ObjectAddress {
  const address = parseObjectAddress(`/v0${path}`);
  if (address === undefined) throw notFound();
  return address;
}

/** Throws a 404, for an older generation too: none is kept. */
export function requireFile(
  { store }: FileContext,
  bucket: string,
  name: string,
  generation: string | null = null,
): StoredFile {
  const file = store.file(bucket, name);
  if (file === undefined || (generation !== null && generation !== String(file.generation))) throw notFound();
  return file;
}

/** The file of a read whose conditions it meets. Throws 304, 404 and 412. */
export function requireToRead(context: FileContext, { bucket, params }: FileCall, name: string): StoredFile {
  const file = requireFile(context, bucket, name, params.get('generation'));
  requireReadConditions(parseConditions(params), file);
  return file;
}

/** The file of a change whose conditions it meets. Throws 404 and 412. */
export function requireToChange(context: FileContext, { bucket, params }: FileCall, name: string): StoredFile {
  const file = requireFile(context, bucket, name, params.get('generation'));
  requireConditions(parseConditions(params), file);
  return file;
}
