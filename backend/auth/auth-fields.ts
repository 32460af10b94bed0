import type { AuthFields } from './auth-context.ts';
import { AuthRefusal } from './auth-refusal.ts';

const SHORTEST_PASSWORD = 6;
/** Firebase's own limit; a longer one would only cost hashing time. */
const LONGEST_PASSWORD = 4096;
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(?:\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u;

/** A text field; null counts as absent. Throws INVALID_ARGUMENT for a value of another type, or a script would make an account without what it sent. */
export function textField(fields: AuthFields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'string') return value;
  if (value !== undefined && value !== null) throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be a text.`);
  return undefined;
}

/** As `textField`, for yes or no. A text such as "true" is refused, or `disabled: "true"` would leave an account open. */
export function flagField(fields: AuthFields, name: string): boolean | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'boolean') return value;
  if (value !== undefined && value !== null) throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be true or false.`);
  return undefined;
}

/** As `textField`, for a whole number from zero, which JSON of Google's has as a number or as a text. */
export function integerField(fields: AuthFields, name: string): number | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be a whole number.`);
}

/** As `textField`, for a list; empty where it is absent. */
export function listField(fields: AuthFields, name: string): readonly unknown[] {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (Array.isArray(value)) return value;
  if (value !== undefined && value !== null) throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be a list.`);
  return [];
}

/** As `listField`, for a list of texts. */
export function textsField(fields: AuthFields, name: string): readonly string[] {
  return listField(fields, name).map((one) => {
    if (typeof one === 'string') return one;
    throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be a list of texts.`);
  });
}

/** As `textField`, for a group of fields inside a body. */
export function nestedFields(fields: AuthFields, name: string): AuthFields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as AuthFields;
  if (value !== undefined && value !== null) throw new AuthRefusal(`INVALID_ARGUMENT : ${name} must be an object.`);
  return undefined;
}

/** An address of mail in its stored form. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function emailField(fields: AuthFields, name = 'email'): string {
  const email = textField(fields, name);
  if (email === undefined) throw new AuthRefusal('MISSING_EMAIL');
  return parseEmail(email);
}

/** Lower case and well formed; throws INVALID_EMAIL. */
export function parseEmail(text: string): string {
  const email = text.toLowerCase();
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) throw new AuthRefusal('INVALID_EMAIL');
  return email;
}

/** Any password that is not empty, for comparing. Throws MISSING_PASSWORD. */
export function passwordField(fields: AuthFields): string {
  const password = textField(fields, 'password');
  if (password === undefined || password === '') throw new AuthRefusal('MISSING_PASSWORD');
  // No stored one is longer: compared with what cannot match, in the time that a comparison takes.
  return password.length > LONGEST_PASSWORD ? password.slice(0, LONGEST_PASSWORD + 1) : password;
}

/** A password to keep. Throws WEAK_PASSWORD, or PASSWORD_DOES_NOT_MEET_REQUIREMENTS for an endless one. */
export function requireStrong(password: string): string {
  if (password.length < SHORTEST_PASSWORD) {
    throw new AuthRefusal(`WEAK_PASSWORD : Password should be at least ${SHORTEST_PASSWORD} characters`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new AuthRefusal(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password may have at most ${LONGEST_PASSWORD} characters`,
    );
  }
  return password;
}

/** What `validatePassword` of the SDK reads before it asks. */
export const PASSWORD_POLICY = {
  customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD, maxPasswordLength: LONGEST_PASSWORD },
  schemaVersion: 1,
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'OFF',
};
