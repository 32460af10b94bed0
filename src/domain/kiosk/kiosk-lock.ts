import { err, ok, type Result } from '#domain/kernel/result.ts';

/** The collection of paired kiosks. The name of each document is the secret of its pairing link. */
export const KIOSKS = 'kioskos';

/** What a kiosk checks a PIN with. It is no PIN, and a kiosk without a network has it too. */
export interface KioskLock {
  /** How many digits the PIN has, from 4 to 8. */
  readonly digits: number;
  /** 16 random bytes in hexadecimal. */
  readonly salt: string;
  /** PBKDF2 with SHA-256 of the PIN's digits, 32 bytes in hexadecimal. */
  readonly proof: string;
  /** Iterations of PBKDF2. */
  readonly rounds: number;
}

/** A paired kiosk as staff see it. */
export interface PairedKiosk {
  readonly secret: string;
  readonly name: string;
  readonly lock: KioskLock;
}

/** A guess takes a counter's tablet about half a second. */
export const PIN_ROUNDS = 300_000;
const MOST_ROUNDS = 5_000_000;

const FEWEST_DIGITS = 4;
const MOST_DIGITS = 8;
const LONGEST_NAME = 40;

/** A lock from the stored fields, or from what a kiosk kept of them; `null` where they are none. */
export function parseLock(fields: unknown): KioskLock | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const { digitos, sal, prueba, vueltas } = fields as Readonly<Record<string, unknown>>;
  if (!isWholeBetween(digitos, FEWEST_DIGITS, MOST_DIGITS) || !isWholeBetween(vueltas, 1, MOST_ROUNDS)) return null;
  if (typeof sal !== 'string' || !/^[0-9a-f]{32}$/.test(sal)) return null;
  if (typeof prueba !== 'string' || !/^[0-9a-f]{64}$/.test(prueba)) return null;
  return { digits: digitos, salt: sal, proof: prueba, rounds: vueltas };
}

const isWholeBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** The stored fields of a lock. */
export function lockFields({ digits, salt, proof, rounds }: KioskLock): Readonly<Record<string, string | number>> {
  return { digitos: digits, sal: salt, prueba: proof, vueltas: rounds };
}

/** A paired kiosk from its stored fields; `null` where they are none. */
export function parseKiosk(secret: string, fields: Readonly<Record<string, unknown>>): PairedKiosk | null {
  const lock = parseLock(fields);
  const { nombre } = fields;
  return lock && { secret, name: typeof nombre === 'string' ? nombre : '', lock };
}

export interface KioskForm {
  readonly name: string;
  readonly pin: string;
  readonly again: string;
}
export type KioskProblems = Readonly<Partial<Record<keyof KioskForm, string>>>;

/** The form without what surrounds its texts, or what is wrong with it, by field. */
export function checkKiosk(form: KioskForm): Result<KioskForm, KioskProblems> {
  const [name, pin, again] = [form.name.trim(), form.pin.trim(), form.again.trim()];
  const problems: { -readonly [Field in keyof KioskProblems]: string } = {};
  if (name === '') problems.name = 'Escribe en qué lugar de la tienda está.';
  else if (name.length > LONGEST_NAME) problems.name = `Que tenga hasta ${LONGEST_NAME} letras.`;
  else if (/[<>\n\r]/.test(name)) problems.name = 'Escríbelo sin los signos < y >.';
  const pinProblem = checkPin(pin);
  if (pinProblem) problems.pin = pinProblem;
  else if (pin !== again) problems.again = 'No es igual al PIN de arriba.';
  return Object.keys(problems).length > 0 ? err(problems) : ok({ name, pin, again });
}

/** What is wrong with a PIN that somebody chooses; empty where nothing is. */
function checkPin(pin: string): string {
  if (pin === '') return `Escribe un PIN de ${FEWEST_DIGITS} a ${MOST_DIGITS} números.`;
  if (!/^\d+$/.test(pin)) return 'El PIN lleva solo números: el kiosko tiene un teclado de números.';
  if (pin.length < FEWEST_DIGITS || pin.length > MOST_DIGITS)
    return `El PIN lleva de ${FEWEST_DIGITS} a ${MOST_DIGITS} números.`;
  return isObvious(pin) ? 'Un PIN de números iguales o seguidos se adivina: elige otro.' : '';
}

/** 0000, 1234, 8765: what anybody tries first. */
function isObvious(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => Number(digit) - Number(pin[at])));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
