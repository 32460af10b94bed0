import { badRequest } from './file-refusal.ts';
import type { FileSettings } from './stored-file.ts';

const LONGEST_VALUE = 1024;
const LARGEST_CUSTOM = 8192;
const TEXT_FIELDS = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;
/** Printable ASCII: these values become headers. */
const HEADER_VALUE = /^[\x20-\x7e]*$/;

export const NO_SETTINGS: FileSettings = {
  contentType: undefined,
  cacheControl: undefined,
  contentDisposition: undefined,
  contentEncoding: undefined,
  contentLanguage: undefined,
  custom: {},
};

/** The metadata JSON of an upload or a PATCH over what was there: absent keeps, null erases. Throws a 400. */
export function applySettings(before: FileSettings, json: string): FileSettings {
  const fields = parseSettings(json);
  const texts = Object.fromEntries(
    TEXT_FIELDS.map((name) => [name, textSetting(fields, name, before[name])]),
  ) as Record<(typeof TEXT_FIELDS)[number], string | undefined>;
  return { ...texts, custom: customSettings(fields, before.custom) };
}

function textSetting(fields: Record<string, unknown>, name: string, before: string | undefined): string | undefined {
  const value = fields[name];
  if (value === undefined) return before;
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > LONGEST_VALUE || !HEADER_VALUE.test(value))
    throw badRequest(`${name} is not allowed.`);
  return value;
}

function customSettings(fields: Record<string, unknown>, before: FileSettings['custom']): FileSettings['custom'] {
  const value = fields['metadata'];
  if (value === undefined) return before;
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest('metadata must be an object.');
  // A map, because a key may be called `__proto__`.
  const merged = new Map(Object.entries(before));
  for (const [key, text] of Object.entries(value)) {
    if (text === null) merged.delete(key);
    else if (typeof text === 'string') merged.set(key, text);
    else throw badRequest(`metadata.${key} must be a string.`);
  }
  const size = [...merged].reduce((sum, [key, text]) => sum + Buffer.byteLength(key) + Buffer.byteLength(text), 0);
  if (size > LARGEST_CUSTOM) throw badRequest(`metadata exceeds ${LARGEST_CUSTOM} bytes.`);
  return Object.fromEntries(merged);
}

/** The JSON object of a body, empty for an empty one. Throws a 400. */
export function parseSettings(json: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = json.trim() === '' ? {} : JSON.parse(json);
  } catch {
    throw badRequest('The metadata is not JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw badRequest('The metadata must be an object.');
  return parsed as Record<string, unknown>;
}
