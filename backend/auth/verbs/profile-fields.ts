import { AuthRefusal } from '../auth-refusal.ts';

const LONGEST_NAME = 256;
const LONGEST_URL = 2048;

/** What travels in every token must stay small. Empty is absent. */
export function parseDisplayName(name: string | undefined): string | undefined {
  if (name === undefined || name === '') return undefined;
  if (name.length > LONGEST_NAME) throw new AuthRefusal('INVALID_DISPLAY_NAME : The name is too long.');
  return name;
}

export function parsePhotoUrl(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  if (url.length > LONGEST_URL) throw new AuthRefusal('INVALID_PHOTO_URL : The address is too long.');
  return url;
}
