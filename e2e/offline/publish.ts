import { randomBytes } from 'node:crypto';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { compareInstants } from '#domain/kernel/instant.ts';
import { emptySnapshot, fold, SCHEMA } from '#domain/snapshot/snapshot.ts';
import { snapshotToText } from '#domain/snapshot/snapshot-text.ts';
import { type PackedPart, packSnapshot } from '#platform/snapshot-bytes.ts';

const DOCUMENTS = 'projects/la-fragua/databases/(default)/documents';

interface Value {
  readonly [kind: string]: unknown;
}
type Fields = Readonly<Record<string, Value>>;

/** What goes wrong on the way: the document of a part is missing, or holds other bytes than its name says. */
export type Damage = 'missing' | 'altered';

/**
 * Publishes the products of a store in test mode as they are. Its delta starts right behind the last write instead of ten minutes before:
 * here nothing is on its way, and a test would wait for the ten minutes.
 */
export async function publish(origin: string, damage?: Damage): Promise<void> {
  const post = async (verb: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/v1/${DOCUMENTS}:${verb}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const rows = await readProducts(post);
  const snapshot = fold(emptySnapshot, rows);
  const packed = await packSnapshot(snapshotToText(snapshot));
  const before = await pointerFields(origin);
  const last = rows
    .map(({ actualizado }) => actualizado)
    .sort(compareInstants)
    .at(-1);
  const pointer: Fields = {
    seq: { integerValue: String(Number(before['seq']?.['integerValue'] ?? 0) + 1) },
    prev: before['sha256'] ?? { stringValue: '' },
    sha256: { stringValue: packed.sha256 },
    bytes: { integerValue: String(packed.bytes) },
    count: { integerValue: String(snapshot.rows.length) },
    since: { timestampValue: last },
    schema: { integerValue: String(SCHEMA) },
    partes: { arrayValue: { values: packed.parts.map(({ sha256 }) => ({ stringValue: sha256 })) } },
    por: { stringValue: 'prueba' },
    nonce: { stringValue: randomBytes(16).toString('base64url') },
  };
  const parts = damage === 'missing' ? [] : packed.parts.map((part) => partWrite(part, damage));
  await post('commit', { writes: [...parts, write('actual', pointer)] });
}

function partWrite({ sha256, bytes }: PackedPart, damage: Damage | undefined): object {
  const sent = Buffer.from(bytes);
  if (damage) sent.writeUInt8(sent.readUInt8(sent.length >> 1) ^ 1, sent.length >> 1);
  return write(sha256, {
    sha256: { stringValue: sha256 },
    datos: { bytesValue: sent.toString('base64') },
    rev: { integerValue: '1' },
  });
}

const write = (id: string, fields: Fields): object => ({
  update: { name: `${DOCUMENTS}/publicado/${id}`, fields },
  updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
});

async function pointerFields(origin: string): Promise<Fields> {
  const response = await fetch(`${origin}/v1/${DOCUMENTS}/publicado/actual`);
  if (response.status === 404) return {};
  return ((await response.json()) as { fields: Fields }).fields;
}

async function readProducts(post: (verb: string, body: object) => Promise<unknown>): Promise<ProductRow[]> {
  const answer = await post('runQuery', { structuredQuery: { from: [{ collectionId: 'productos' }] } });
  return (answer as { document?: { name: string; fields: Fields } }[]).flatMap(({ document }) => {
    if (!document) return [];
    const row = parseProductRow(document.name.slice(document.name.lastIndexOf('/') + 1), plain(document.fields));
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    return row.value;
  });
}

const plain = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: Value): unknown {
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('arrayValue' in value) return ((value['arrayValue'] as { values?: Value[] }).values ?? []).map(plainValue);
  if ('mapValue' in value) return plain((value['mapValue'] as { fields?: Fields }).fields ?? {});
  return Object.values(value)[0];
}
