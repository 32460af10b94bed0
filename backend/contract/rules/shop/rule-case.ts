import type { Ask, Docs, Put, TestWrite, Who } from '../evaluator.ts';
import { float, instant, type Plain, type PlainFields } from '../stored.ts';

/** One row of the table: who asks for what of which world, and whether they get it. */
export interface RuleCase {
  readonly name: string;
  readonly who: Who;
  readonly ask: Ask;
  readonly allowed: boolean;
  /** Documents besides those of `shop-world.ts`; an empty one replaces nothing. */
  readonly world?: Docs;
  /** Documents of the world that are not there this time. */
  readonly without?: readonly string[];
}

/** A whole document as the clients write it: its `actualizado` is the server's. */
export const put = (path: string, fields: PlainFields): Put => ({ put: path, fields, now: ['actualizado'] });
export const remove = (path: string): TestWrite => ({ remove: path });
export const write = (...writes: readonly TestWrite[]): Ask => ({ write: writes });

export const can = (who: Who, name: string, ask: Ask, world?: Docs): RuleCase => row(who, name, ask, true, world);
export const cannot = (who: Who, name: string, ask: Ask, world?: Docs): RuleCase => row(who, name, ask, false, world);
const row = (who: Who, name: string, ask: Ask, allowed: boolean, world?: Docs): RuleCase => ({
  name: `${who} ${allowed ? 'can' : 'cannot'} ${name}`,
  who,
  ask: signedBy(who, ask),
  allowed,
  ...(world && { world }),
});

/** Where a document names the one who asks, as the rules demand. Each signs as themselves, so that a refusal has one reason. */
export const SIGNED: PlainFields = { actualizadoPor: 'staff' };

function signedBy(who: Who, ask: Ask): Ask {
  if (!('write' in ask)) return ask;
  return {
    write: ask.write.map((one) => {
      const isSigned = 'put' in one && one.fields['actualizadoPor'] === SIGNED['actualizadoPor'];
      return isSigned ? { ...one, fields: { ...one.fields, actualizadoPor: who } } : one;
    }),
  };
}

export const NOT_STAFF = ['visitor', 'customer', 'disabled'] as const;
export const EVERYONE = [...NOT_STAFF, 'staff'] as const;

/** The same asked by each, refused to all. */
export const nobodyCan = (name: string, ask: Ask, who: readonly Who[] = EVERYONE): RuleCase[] =>
  who.map((one) => cannot(one, name, ask));
export const everybodyCan = (name: string, ask: Ask): RuleCase[] => EVERYONE.map((one) => can(one, name, ask));
export const onlyStaffCan = (name: string, ask: Ask): RuleCase[] => [
  can('staff', name, ask),
  ...nobodyCan(name, ask, NOT_STAFF),
];

/** The same asked by each role and by strangers: allowed to those named, refused to the others. */
export const rolesThatCan = (roles: readonly Who[], name: string, ask: Ask, world?: Docs): RuleCase[] =>
  [...ROLES, ...NOT_STAFF].map((who) =>
    roles.includes(who) ? can(who, name, ask, world) : cannot(who, name, ask, world),
  );
export const ROLES = ['owner', 'manager', 'counter'] as const;
export const MANAGERS = ['owner', 'manager'] as const;

/** What is changed in a good document to make it a bad one; `absent` takes the field out. */
export const absent = Symbol('absent');
export type Change = Readonly<Record<string, Plain | typeof absent>>;

export function changed(fields: PlainFields, change: Change): PlainFields {
  const result: Record<string, Plain> = { ...fields };
  for (const [name, value] of Object.entries(change)) {
    if (value === absent) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** A row a change: what must be refused in a document that staff would otherwise create. */
export const staffCannotCreate = (
  path: string,
  good: PlainFields,
  changes: Readonly<Record<string, Change>>,
): RuleCase[] =>
  Object.entries(changes).map(([name, change]) =>
    cannot('staff', `create ${path} with ${name}`, write(put(path, changed(good, change)))),
  );
export const staffCanCreate = (
  path: string,
  good: PlainFields,
  changes: Readonly<Record<string, Change>>,
): RuleCase[] =>
  Object.entries(changes).map(([name, change]) =>
    can('staff', `create ${path} with ${name}`, write(put(path, changed(good, change)))),
  );

/**
 * What holds for the documents that say who wrote them last: nobody can write under another's name, or under none.
 * @param known what the existing document may be, where it is of another kind than the new one.
 */
export function signatureCases(
  path: string,
  existing: string,
  good: PlainFields,
  rev: number,
  known: PlainFields = good,
): RuleCase[] {
  const nobody = (fields: PlainFields) => changed(fields, { actualizadoPor: absent });
  const other = (fields: PlainFields) => ({ ...fields, actualizadoPor: 'disabled' });
  return [
    cannot('staff', `create ${path} under another name`, write(put(path, { ...other(good), rev: 1 }))),
    cannot('staff', `create ${path} under no name`, write(put(path, { ...nobody(good), rev: 1 }))),
    cannot('staff', `update ${existing} under another name`, write(put(existing, { ...other(known), rev: rev + 1 }))),
    cannot('staff', `update ${existing} under no name`, write(put(existing, { ...nobody(known), rev: rev + 1 }))),
  ];
}

/** What holds for every document that staff keeps: revisions go up one by one and the clock is the server's. */
export function stampCases(
  path: string,
  existing: string,
  good: PlainFields,
  rev: number,
  known: PlainFields = good,
): RuleCase[] {
  const now = 'actualizado';
  const past = instant('2020-01-01T00:00:00.000000Z');
  const forged = { put: path, fields: { ...good, rev: 1, [now]: past }, now: [] };
  const next = { ...known, rev: rev + 1 };
  return [
    ...onlyStaffCan(`create ${path}`, write(put(path, { ...good, rev: 1 }))),
    ...onlyStaffCan(`update ${existing}`, write(put(existing, next))),
    cannot('staff', `create ${path} at rev 2`, write(put(path, { ...good, rev: 2 }))),
    cannot('staff', `create ${path} at rev 1.0`, write(put(path, { ...good, rev: float(1) }))),
    cannot('staff', `create ${path} without rev`, write(put(path, changed(good, { rev: absent })))),
    cannot('staff', `create ${path} without actualizado`, write({ ...forged, fields: { ...good, rev: 1 } })),
    cannot('staff', `create ${path} with a forged actualizado`, write(forged)),
    cannot('staff', `update ${existing} from a stale rev`, write(put(existing, { ...known, rev }))),
    cannot('staff', `update ${existing} skipping a rev`, write(put(existing, { ...known, rev: rev + 2 }))),
    cannot(
      'staff',
      `update ${existing} with a forged actualizado`,
      write({ put: existing, fields: { ...next, [now]: past }, now: [] }),
    ),
    cannot('staff', `create ${path} with a field nobody knows`, write(put(path, { ...good, rev: 1, admin: true }))),
    cannot('staff', `update ${existing} with a field nobody knows`, write(put(existing, { ...next, admin: true }))),
  ];
}
