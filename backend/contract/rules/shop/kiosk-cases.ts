import type { Ask, Docs } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  cannot,
  changed,
  everybodyCan,
  MANAGERS,
  put,
  type RuleCase,
  remove,
  rolesThatCan,
  SIGNED,
  write,
} from './rule-case.ts';
import { text } from './shop-world.ts';

const SECRET = 'kiosko-0000000000000000000000000';
const OTHER = 'kiosko-1111111111111111111111111';
const kiosk: PlainFields = {
  nombre: 'Mostrador',
  digitos: 4,
  sal: '0f'.repeat(16),
  prueba: 'ab'.repeat(32),
  vueltas: 300_000,
  ...SIGNED,
};
const paired: Docs = { [`kioskos/${SECRET}`]: { ...kiosk, rev: 3, actualizado: ago(60) } };
const make = (change: Change = {}, secret = OTHER): Ask =>
  write(put(`kioskos/${secret}`, changed({ ...kiosk, rev: 1 }, change)));
const change = (fields: Change = {}): Ask =>
  write(put(`kioskos/${SECRET}`, changed({ ...kiosk, vueltas: 310_000, rev: 4 }, fields)));

const bad: Readonly<Record<string, Change>> = {
  'no name': { nombre: '' },
  'a name of 41': { nombre: text(41) },
  'a PIN of three digits': { digitos: 3 },
  'a PIN of nine digits': { digitos: 9 },
  'too few rounds': { vueltas: 99_999 },
  'too many rounds': { vueltas: 5_000_001 },
  'a salt of 15 bytes': { sal: '0f'.repeat(15) },
  'a proof that is none': { prueba: '1946' },
  'the PIN itself': { pin: '1946' },
  'another signature': { actualizadoPor: 'disabled' },
};

/** The kiosks of the shop: read by who has the secret, searched and kept by managers. */
export const kioskCases: RuleCase[] = [
  ...everybodyCan('read a kiosk whose secret they have', { get: `kioskos/${SECRET}` }).map((row) => ({
    ...row,
    world: paired,
  })),
  ...rolesThatCan(MANAGERS, 'list the kiosks', { list: { from: 'kioskos' } }, paired),
  ...rolesThatCan(MANAGERS, 'pair a kiosk', make()),
  ...rolesThatCan(MANAGERS, 'give a kiosk another PIN', change(), paired),
  ...rolesThatCan(MANAGERS, 'remove a kiosk', write(remove(`kioskos/${SECRET}`)), paired),
  cannot('owner', 'pair a kiosk under a name that can be guessed', make({}, 'mostrador')),
  cannot('owner', 'pair a kiosk at rev 2', make({ rev: 2 })),
  cannot('owner', 'change a kiosk from a stale rev', change({ rev: 3 }), paired),
  ...Object.entries(bad).flatMap(([name, fields]) => [
    cannot('owner', `pair a kiosk with ${name}`, make(fields)),
    cannot('owner', `change a kiosk to ${name}`, change(fields), paired),
  ]),
  cannot('owner', 'pair a kiosk without a name', make({ nombre: absent })),
];
