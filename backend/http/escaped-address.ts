const REQUEST = /^(?:GET|HEAD) (\/[^ ]*) HTTP\/1\.[01]$/;
/** What Node accepts of an address, without the backslash, which browsers take for a slash. */
const UNSAFE = /[^\x21-\x5B\x5D-\x7E]/g;

/**
 * The address of a request whose letters were sent as they are, `/taladros/niña`: browsers escape them, some tools do not, and Node answers no such request.
 * @param packet the bytes that could not be read as a request. @returns the same address with its escapes, always of this site; `null` for other nonsense
 */
export function escapedAddress(packet: Buffer | undefined): string | null {
  const [line = ''] = (packet?.subarray(0, 8192).toString('latin1') ?? '').split('\r\n', 1);
  const path = REQUEST.exec(line)?.[1];
  if (path === undefined) return null;
  const escaped = path.replace(UNSAFE, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  return escaped === path ? null : escaped.replace(/^\/+/, '/');
}
