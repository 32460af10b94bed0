import { badRequest } from './file-refusal.ts';

const LONGEST_NAME_BYTES = 1024;
const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]*))?$/;

export interface ObjectAddress {
  readonly bucket: string;
  /** Absent: the bucket itself. */
  readonly name: string | undefined;
}

/**
 * The bucket and the name of an address: each one percent-encoded segment, the slashes of a name encoded too. Undefined when the path is
 * no such address; throws a 400 when it is one and cannot be read. Names never reach the file system, so dots and slashes are letters.
 */
export function parseObjectAddress(pathname: string): ObjectAddress | undefined {
  const match = PATH.exec(pathname);
  if (match === null) return undefined;
  const [, bucket = '', name] = match;
  return {
    bucket: decode(bucket),
    name: name === undefined || name === '' ? undefined : parseObjectName(decode(name)),
  };
}

/** Google's rules for names. Throws a 400. */
export function parseObjectName(name: string): string {
  const size = Buffer.byteLength(name);
  if (size === 0 || size > LONGEST_NAME_BYTES) throw badRequest(`A name has 1 to ${LONGEST_NAME_BYTES} bytes.`);
  if (/[\0\r\n]/.test(name) || name === '.' || name === '..') throw badRequest('The name is not allowed.');
  // Half a surrogate would come back from the store as another name.
  if (Buffer.from(name).toString() !== name) throw badRequest('The name is not Unicode.');
  return name;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest('The address is not well encoded.');
  }
}
