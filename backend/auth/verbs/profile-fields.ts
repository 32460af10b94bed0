import { AuthRefusal } from '../auth-refusal.ts';

const LONGEST_NAME = 256;
const LONGEST_URL = 2048;

/** An account's name; undefined where it is empty. Throws INVALID_DISPLAY_NAME for a long one, because every token of the account carries it. */
export function parseDisplayName(name: string | undefined): string | undefined {
  if (name === undefined || name === '') return undefined;
  if (name.length > LONGEST_NAME) throw new AuthRefusal('INVALID_DISPLAY_NAME : The name is too long.');
  return name;
}

/** The address of an account's picture, as `parseDisplayName` reads its name. Throws INVALID_PHOTO_URL. */
export function parsePhotoUrl(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  if (url.length > LONGEST_URL) throw new AuthRefusal('INVALID_PHOTO_URL : The address is too long.');
  return url;
}
