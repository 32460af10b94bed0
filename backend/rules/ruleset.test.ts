import { describe, expect, test } from 'vitest';
import type { Fields, Value } from '#backend/engine/value.ts';
import { AccessBudget } from './document-access.ts';
import { allowsFirestore } from './firestore-rules.ts';
import type { Verdict } from './request.ts';
import { loadRules, type Ruleset } from './ruleset.ts';

const inside = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{db}/documents {\n${body}\n } }`;

function loaded(body: string): Ruleset {
  const rules = loadRules(inside(body));
  if (!rules.ok) throw new Error(rules.error[0]?.message);
  return rules.value;
}

const documents: Readonly<Record<string, Fields>> = { 'personal/u1': { activo: { booleanValue: true } } };
const get = (rules: Ruleset, path: string): Verdict =>
  allowsFirestore(
    rules,
    {
      method: 'get',
      path,
      before: documents[path],
      database: '(default)',
      auth: { uid: 'u1', token: {} },
      time: '2026-11-21T05:06:07.123456Z',
    },
    {
      get: (name) => documents[name],
      getAfter: () => {
        throw new Error('a read asks for no state after it');
      },
    },
  );

describe('failures and the operators that absorb them', () => {
  const failing = '(1 / 0 == 1)';
  test.each([
    [`true || ${failing}`, 'true'],
    [`${failing} || true`, 'true'],
    [`false && ${failing}`, 'false'],
    [`${failing} && false`, 'false'],
    [`${failing} || false`, 'error'],
    [`${failing} && true`, 'error'],
    [`!${failing}`, 'error'],
    [`${failing} || ${failing}`, 'error'],
    [`1 && false`, 'false'],
    [`1 || true`, 'true'],
    [`true && 1`, 'error'],
    [`${failing} ? true : true`, 'error'],
    [`true ? true : ${failing}`, 'true'],
    [`resource.data.nada == null`, 'error'],
    [`request.auth.uid == 'u1'`, 'true'],
    // The emulator itself fails at a group that the pattern has not, so only ours can be asked.
    ["'ab'.replace('(?P<n>a)', '[${m}]') != ''", 'error'],
    ["'ab'.replace('(?P<n>a)', '[${n') != ''", 'error'],
    ["'ab'.replace('(a)', '${1}') != ''", 'error'],
    ["'ab'.replace('(a)', '$2') != ''", 'error'],
  ])('%s is %s', (condition, outcome) => {
    const { tried } = get(loaded(`match /a/{x} { allow get: if ${condition}; }`), 'a/1');
    expect(tried.map((row) => row.outcome)).toEqual([outcome]);
  });
});

describe('a verdict says why, for the log', () => {
  test('each allow that was asked, with its line and what failed where', () => {
    const rules = loaded(
      'match /a/{x} {\n allow get: if false;\n allow get: if resource.data.rev == 1;\n allow write;\n}',
    );
    expect(get(rules, 'a/1')).toEqual({
      allowed: false,
      tried: [
        { line: 5, outcome: 'false', reason: undefined },
        { line: 6, outcome: 'error', reason: '6:25 se esperaba un mapa para leer «data» y es null' },
      ],
    });
  });

  test('none, where no rule matches the path', () => {
    expect(get(loaded('match /a/{x} { allow read; }'), 'b/1')).toEqual({ allowed: false, tried: [] });
  });
});

test('a path built from data cannot leave its collection', () => {
  for (const segment of ['u1/../../x', '..', '', 'u1/']) {
    const rules = loaded(`match /a/{x} { allow get: if exists(/databases/$(db)/documents/personal/$('${segment}')); }`);
    expect(get(rules, 'a/1').tried[0]?.outcome).toBe('error');
  }
});

describe('what is wrong with a text is said with its place, in Spanish', () => {
  test.each([
    ['match /a/{x} { allow read }}', '5:4', 'sobra texto'],
    ['match /a/{x} { allow read: if f(); }', '4:31', 'no existe la función «f»'],
    [
      "match /a/{x} { allow read: if 'a'.matches('('); }",
      '4:43',
      'expresión regular: RE2 no la acepta: missing closing )',
    ],
    ['match /a/{x} { allow read: if x.foo(); }', '4:33', 'ningún valor tiene el método «foo»'],
    ['match /a/{x} { allow read: if 1/2 == 0; }', '4:32', 'una división lleva espacios'],
    ['match /a/{x} { allow leer; }', '4:22', 'no existe la operación «leer»'],
    ['match /a/{x} { allow read: if x == "a; }', '4:36', 'texto sin cerrar'],
    ["match /a/{x} { allow read: if x == '\\q'; }", '4:36', 'escape desconocido'],
    ['match /a/{x} { allow read: if 9223372036854775808 > 1; }', '4:31', 'no cabe en 64 bits'],
    ['match /a/{x} { allow read: if toString(); }', '4:31', 'no existe la función «toString»'],
    ['match /a/{x} { allow read: if x.constructor(); }', '4:33', 'ningún valor tiene el método «constructor»'],
    ['match /a/{x} { allow constructor; }', '4:22', 'no existe la operación «constructor»'],
  ])('%s', (body, place, message) => {
    const rules = loadRules(inside(body));
    expect(rules.ok).toBe(false);
    if (rules.ok) return;
    expect(`${rules.error[0]?.line}:${rules.error[0]?.column} ${rules.error[0]?.message}`).toContain(message);
    expect(`${rules.error[0]?.line}:${rules.error[0]?.column}`).toBe(place);
  });

  test('all of them, in the order of the text', () => {
    const rules = loadRules(inside('match /a/{x} { allow read: if f() && y; allow write: if z; }'));
    expect(rules.ok ? [] : rules.error.map(({ message }) => message)).toEqual([
      'no existe la función «f»',
      'no existe la variable «y»',
      'no existe la variable «z»',
    ]);
  });

  test('for any text, however malformed', () => {
    const texts = [
      '',
      ' ',
      '\0',
      '{',
      '/*',
      "'",
      'rules_version',
      'service',
      'service cloud.firestore {',
      'a'.repeat(1e5),
      '('.repeat(1e5),
    ];
    for (const text of [
      ...texts,
      inside(`match /a/{x} { allow read: if ${'('.repeat(1e5)}; }`),
      inside('match /a/{x} {'.repeat(1e4)),
    ]) {
      expect(loadRules(text).ok).toBe(false);
    }
  });
});

describe('a file with two services', () => {
  const text =
    'service cloud.firestore { match /a/{x} { allow get; } }\nservice firebase.storage { match /b/{x} { allow list; } }';

  test('each is loaded by its name, the first without one', () => {
    const allows = (service?: 'cloud.firestore' | 'firebase.storage') => {
      const rules = loadRules(text, service);
      return rules.ok && `${rules.value.service} ${rules.value.file.matches[0]?.allows[0]?.methods[0]}`;
    };
    expect(allows('cloud.firestore')).toBe('cloud.firestore get');
    expect(allows('firebase.storage')).toBe('firebase.storage list');
    expect(allows()).toBe('cloud.firestore get');
  });

  test('a service that the file does not describe is missed, so that its requests are not decided by the other', () => {
    const rules = loadRules('service firebase.storage { match /b/{x} { allow list; } }', 'cloud.firestore');
    expect(rules).toEqual({ ok: false, error: [{ line: 1, column: 1, message: 'falta «service cloud.firestore»' }] });
  });
});

test('the names of a large document are not compared one with each: a hundred thousand would keep everybody waiting for minutes', () => {
  const rules = loaded(
    "match /c/{id} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['a']); }",
  );
  const names = Array.from({ length: 100_000 }, (_, i) => [`n${i}`, { nullValue: null }] as const);
  const change = {
    path: 'c/1',
    before: {},
    after: Object.fromEntries(names),
    database: '(default)',
    auth: undefined,
  } as const;
  const world = { get: () => undefined, getAfter: () => undefined };
  const asked = { ...change, method: 'update', time: '2026-11-21T05:06:07.123456Z' } as const;
  expect(allowsFirestore(rules, asked, world)).toMatchObject({ allowed: false, tried: [{ outcome: 'false' }] });
});

test('what the writes of a commit look up is read once for all of them: five hundred may each name the same large documents', () => {
  const rules = loaded(
    'match /a/{x} { allow create: if exists(/databases/$(db)/documents/b/1) && get(/databases/$(db)/documents/b/1).data.n == 1 && getAfter(/databases/$(db)/documents/b/1).data.n == 2; }',
  );
  let reads = 0;
  const numbered = (n: string) => (): Fields => {
    reads += 1;
    return { n: { integerValue: n } };
  };
  const world = { get: numbered('1'), getAfter: numbered('2') };
  const budget = new AccessBudget('batch');
  for (let i = 0; i < 500; i += 1) {
    const change = { path: `a/${i}`, before: undefined, after: {}, database: '(default)', auth: undefined } as const;
    const asked = { ...change, method: 'create', time: '2026-11-21T05:06:07.123456Z' } as const;
    expect(allowsFirestore(rules, asked, world, budget).allowed).toBe(true);
  }
  expect(reads).toBe(2);
});

test('of a document only what the rules ask for is converted', () => {
  const rules = loaded(
    "match /a/{x} { allow create: if request.resource.data.n == 1 && request.resource.data.keys().hasOnly(['n', 'large']); }",
  );
  const large: Value = {
    arrayValue: {
      get values(): Value[] {
        throw new Error('converted');
      },
    },
  };
  const after: Fields = { n: { integerValue: '1' }, large };
  const asked = { path: 'a/1', before: undefined, after, database: '(default)', auth: undefined } as const;
  const world = { get: () => undefined, getAfter: () => undefined };
  const verdict = allowsFirestore(rules, { ...asked, method: 'create', time: '2026-11-21T05:06:07.123456Z' }, world);
  expect(verdict.allowed).toBe(true);
});
