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

/** A group of fields inside a body; a value of another type counts as absent. */
export function nestedFields(fields: AuthFields, name: string): AuthFields | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AuthFields) : undefined;
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
