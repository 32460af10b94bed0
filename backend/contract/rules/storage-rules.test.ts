import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { StorageRequest, StoredObject } from '#backend/rules/request.ts';
import { loadRules, type Ruleset } from '#backend/rules/ruleset.ts';
import { allowsStorage } from '#backend/rules/storage-rules.ts';
import { mutantsOf } from './mutate.ts';
import { fieldsOf, instant } from './stored.ts';

const loaded = loadRules(readFileSync('storage.rules', 'utf8'));
if (!loaded.ok) throw new Error('storage.rules does not load');
const rules = loaded.value;

const personal = {
  'personal/staff': fieldsOf({ activo: true }),
  'personal/disabled': fieldsOf({ activo: false }),
  'personal/ended': fieldsOf({ activo: true, sesionesDesde: instant('2026-11-21T05:06:07.123Z') }),
};
const object = (change: Partial<StoredObject> = {}): StoredObject => ({
  size: 50_000,
  contentType: 'image/webp',
  generation: 1,
  metageneration: 1,
  md5Hash: undefined,
  crc32c: undefined,
  etag: undefined,
  timeCreated: '2026-11-21T05:06:07.123Z',
  updated: '2026-11-21T05:06:07.123Z',
  contentDisposition: undefined,
  contentEncoding: undefined,
  contentLanguage: undefined,
  cacheControl: undefined,
  metadata: {},
  ...change,
});

/** `ended`: a member whose session was ended from another device. */
type Who = 'visitor' | 'customer' | 'disabled' | 'ended' | 'staff';
interface Row {
  who: Who;
  method: StorageRequest['method'];
  name: string;
  before?: StoredObject;
  after?: StoredObject;
  allowed: boolean;
}
const HASH = 'ab'.repeat(32);
const PICTURE = `productos/${HASH}-800.webp`;
const SHEET = `documentos/${HASH}.pdf`;
const FOLIO = 'rep-0000000000000000000';
const PHOTO = `reparaciones/${FOLIO}/${HASH}-1600.webp`;
const pdf = (change: Partial<StoredObject> = {}) =>
  object({ contentType: 'application/pdf', size: 5_000_000, ...change });
const everyone: readonly Who[] = ['visitor', 'customer', 'disabled', 'ended', 'staff'];
const upload = (name: string, after: StoredObject, allowed = false, who: Who = 'staff'): Row => ({
  who,
  method: 'create',
  name,
  after,
  allowed,
});
const each = (row: Omit<Row, 'who' | 'allowed'>, allowed: readonly Who[]): Row[] =>
  everyone.map((who) => ({ ...row, who, allowed: allowed.includes(who) }));

const rows: readonly Row[] = [
  ...each({ method: 'get', name: PICTURE, before: object() }, everyone),
  ...each({ method: 'get', name: SHEET, before: pdf() }, everyone),
  ...each({ method: 'list', name: 'productos' }, ['staff']),
  ...each({ method: 'list', name: 'documentos' }, ['staff']),
  ...each({ method: 'list', name: 'otra' }, []),
  ...each({ method: 'list', name: '' }, []),
  ...each({ method: 'create', name: PICTURE, after: object() }, ['staff']),
  ...each({ method: 'create', name: SHEET, after: pdf() }, ['staff']),
  ...each({ method: 'create', name: PICTURE, before: object(), after: object() }, []),
  ...each({ method: 'create', name: SHEET, before: pdf(), after: pdf() }, []),
  ...each({ method: 'update', name: PICTURE, before: object(), after: object({ cacheControl: 'no-store' }) }, []),
  ...each({ method: 'delete', name: PICTURE, before: object() }, []),
  ...each({ method: 'delete', name: SHEET, before: pdf() }, []),
  ...each({ method: 'get', name: 'otra/cosa.webp', before: object() }, []),
  ...each({ method: 'get', name: 'productos/a/b.webp', before: object() }, []),
  ...each({ method: 'create', name: 'otra/cosa.webp', after: object() }, []),
  ...['image/webp', 'image/jpeg', 'image/png', 'image/avif'].map((contentType) =>
    upload(PICTURE, object({ contentType }), true),
  ),
  ...['image/svg+xml', 'text/html', 'image/gif', 'application/pdf', 'IMAGE/WEBP', 'image/webp; x'].map((contentType) =>
    upload(PICTURE, object({ contentType })),
  ),
  upload(PICTURE, object({ contentType: undefined })),
  upload(PICTURE, object({ size: 1_048_576 }), true),
  upload(PICTURE, object({ size: 1_048_577 })),
  upload(PICTURE, object({ size: 0 })),
  upload(`productos/${HASH}.avif`, object(), true),
  ...['foto.webp', `${HASH}.svg`, `${HASH}.webp.html`, HASH, `${HASH.toUpperCase()}.webp`, `${HASH}-x.webp`].map(
    (name) => upload(`productos/${name}`, object()),
  ),
  upload(SHEET, pdf({ size: 10_485_760 }), true),
  upload(SHEET, pdf({ size: 10_485_761 })),
  upload(SHEET, object()),
  upload(SHEET, pdf({ contentType: 'text/html' })),
  upload('documentos/ficha.pdf', pdf()),

  ...each({ method: 'get', name: PHOTO, before: object() }, everyone),
  ...each({ method: 'list', name: 'reparaciones' }, ['staff']),
  ...each({ method: 'list', name: `reparaciones/${FOLIO}` }, ['staff']),
  ...each({ method: 'create', name: PHOTO, after: object() }, ['staff']),
  ...each({ method: 'create', name: PHOTO, before: object(), after: object() }, []),
  ...each({ method: 'update', name: PHOTO, before: object(), after: object({ cacheControl: 'no-store' }) }, []),
  ...each({ method: 'delete', name: PHOTO, before: object() }, ['staff']),
  upload(`reparaciones/${FOLIO}/${HASH}-400.jpg`, object({ contentType: 'image/jpeg' }), true),
  upload(PHOTO, object({ size: 1_048_577 })),
  upload(PHOTO, object({ contentType: 'image/svg+xml' })),
  ...['foto.webp', `${HASH}.webp`, `${HASH}-1600.webp.html`, `${HASH}-1600.png`].map((name) =>
    upload(`reparaciones/${FOLIO}/${name}`, object()),
  ),
  upload(`reparaciones/1/${HASH}-1600.webp`, object()),
  upload(`reparaciones/${HASH}-1600.webp`, object()),
];

const isAllowed = (ruleset: Ruleset, { who, method, name, before, after }: Row): boolean =>
  allowsStorage(
    ruleset,
    {
      method,
      name,
      before,
      after,
      bucket: 'demo.appspot.com',
      auth: who === 'visitor' ? undefined : { uid: who, token: { auth_time: 1_760_000_000 } },
      time: '2026-11-21T05:06:07.123Z',
    },
    {
      get: (path) => Object.entries(personal).find(([name]) => name === path)?.[1],
      getAfter: () => undefined,
    },
  ).allowed;

describe('storage.rules', () => {
  test.each(
    rows.map(
      (row, i) =>
        [
          `${i}: ${row.who} ${row.method} ${row.name} ${row.after?.contentType ?? ''} ${row.after?.size ?? ''}`,
          row,
        ] as const,
    ),
  )('%s', (_name, row) => {
    expect(isAllowed(rules, row)).toBe(row.allowed);
  });

  test('no condition can be taken out without a row of the table noticing', () => {
    const survivors = mutantsOf(rules.file).filter(({ file }) =>
      rows.every((row) => isAllowed({ ...rules, file }, row) === row.allowed),
    );
    expect(survivors.map(({ at, kind }) => `${at.line}:${at.column} ${kind}`)).toEqual([]);
  });
});
