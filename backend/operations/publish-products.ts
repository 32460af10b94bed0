import { randomBytes } from 'node:crypto';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { LOCK_ID, POINTER_ID } from '#domain/snapshot/pointer.ts';
import { MARGIN } from '#domain/snapshot/publish-plan.ts';
import { emptySnapshot, fold, SCHEMA } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { packSnapshot } from '#platform/snapshot-bytes.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { plainFields } from '../engine/plain-fields.ts';
import { versionToTimestamp } from '../engine/time.ts';
import type { Fields, Value } from '../engine/value.ts';
import type { Write } from '../engine/write.ts';
import { OPERATOR } from './operator-access.ts';

const COLLECTION = 'publicado';

export interface PublishedProducts {
  readonly count: number;
  readonly bytes: number;
  /** Products that cannot be read, by id: they are on nobody's screen, and not in the snapshot. */
  readonly unreadable: readonly string[];
}

/**
 * Publishes every product of a database at once, with an administrator's rights: for a store that has just been filled or restored, before anybody
 * reads it. Nothing is written meanwhile, so there is no lock to take.
 *
 * @param seq at least this one: readers that have seen a later catalogue than the store holds would otherwise keep theirs for good.
 */
export async function publishProducts(database: HostedDatabase, seq: number): Promise<PublishedProducts> {
  const documents =
    database.state
      .collections()
      .find(({ path }) => path === 'productos')
      ?.documents() ?? [];
  const { values: rows, problems } = parseDocuments(
    [...documents].map(({ id, fields }) => ({ id, fields: plainFields(fields) })),
    parseProductRow,
  );
  const snapshot = fold(emptySnapshot, rows);
  const packed = await packSnapshot(snapshotToText(snapshot));
  const before = database.state.get(`${COLLECTION}/${POINTER_ID}`);
  const nonce = randomBytes(16).toString('base64url');
  const pointer: Fields = {
    seq: integer(Math.max(seq, 1)),
    prev: before?.fields['sha256'] ?? { stringValue: '' },
    sha256: { stringValue: packed.sha256 },
    bytes: integer(packed.bytes),
    count: integer(snapshot.rows.length),
    since: { timestampValue: sinceOf(rows, database.version) },
    schema: integer(SCHEMA),
    partes: { arrayValue: { values: packed.parts.map(({ sha256 }) => ({ stringValue: sha256 })) } },
    por: { stringValue: 'operador' },
    nonce: { stringValue: nonce },
  };
  database.commit(
    [
      ...packed.parts.map(({ sha256, bytes }) =>
        stamped(sha256, {
          sha256: { stringValue: sha256 },
          datos: { bytesValue: Buffer.from(bytes).toString('base64') },
          rev: integer(1),
        }),
      ),
      stamped(POINTER_ID, pointer),
      // A publication in progress has read products that may be gone, so its lock is taken over and it fails.
      stamped(LOCK_ID, { por: { stringValue: 'operador' }, nonce: { stringValue: nonce } }, 'tomado'),
    ],
    OPERATOR,
  );
  return { count: snapshot.rows.length, bytes: packed.bytes, unreadable: problems.map(({ id }) => id) };
}

/** After the last write, and not later than the next publication may choose, because that may not go back. */
function sinceOf(rows: readonly ProductRow[], version: number): string {
  const last = rows.reduce((latest, { actualizado }) => (actualizado > latest ? actualizado : latest), '');
  const margin = versionToTimestamp(version - MARGIN * 1000);
  return last !== '' && last < margin ? `${last.slice(0, 26)}Z` : margin;
}

const integer = (value: number): Value => ({ integerValue: String(value) });

function stamped(id: string, fields: Fields, field = 'actualizado'): Write {
  return {
    kind: 'update',
    path: `${COLLECTION}/${id}`,
    fields,
    mask: undefined,
    transforms: [{ kind: 'requestTime', path: [field] }],
    precondition: undefined,
  };
}
