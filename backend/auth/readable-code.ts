import { randomInt } from 'node:crypto';

/** Without letters that are mistaken for others (l and 1, o and 0). Four of these 31 are 19.8 bits. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code that people read from paper and type: groups of four, joined by hyphens. */
export function newReadableCode(groups: number): string {
  const group = (): string => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
