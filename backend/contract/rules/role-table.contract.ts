import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ask, Docs, Evaluator, TestWrite, Who } from './evaluator.ts';
import { shopEvaluators } from './evaluators.ts';
import type { AskedDocuments } from './shop/asked-documents.ts';
import { roleDocuments } from './shop/role-documents.ts';
import { COLUMNS, tableLines, VERBS } from './shop/role-table.ts';
import { worldOf } from './shop/shop-world.ts';
import type { PlainFields } from './stored.ts';

const rules = readFileSync('firestore.rules', 'utf8');
const nameOf = ({ match, kind }: { match: string; kind: string }): string => (kind ? `${match} · ${kind}` : match);

/** The paths of the `match` blocks, each with the ones around it. The rules indent a block by two for each block that it is in. */
function matchesOf(text: string): string[] {
  const around: string[] = [];
  return [...text.matchAll(/^( *)match (\/\S+) \{$/gm)].flatMap(([, indent = '', path = '']) => {
    const depth = indent.length / 2 - 1;
    around.splice(depth);
    around[depth] = path;
    return depth === 0 ? [] : [around.slice(1).join('')];
  });
}

test('every match of the rules has a line in the table, and every line its documents', () => {
  expect([...new Set(tableLines.map(({ match }) => match))].sort()).toEqual([...new Set(matchesOf(rules))].sort());
  expect(tableLines.map(nameOf).sort()).toEqual(Object.keys(roleDocuments).sort());
  expect(tableLines.filter(({ cells }) => cells.length !== COLUMNS.length)).toEqual([]);
});

/** Who asks signs as themselves, so that a refusal has one reason. */
function signed(fields: PlainFields, who: Who): PlainFields {
  const names = ['actualizadoPor', 'por'].filter((name) => fields[name] === 'staff');
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, who])) };
}
const signedWrites = (writes: readonly TestWrite[], who: Who): Ask => ({
  write: writes.map((one) => ('put' in one ? { ...one, fields: signed(one.fields, who) } : one)),
});
const signedDocs = (docs: Docs, who: Who): Docs =>
  Object.fromEntries(Object.entries(docs).map(([path, fields]) => [path, signed(fields, who)]));

/** The letters of one cell. The documents are written again only after a commit that was taken. */
async function cellOf(evaluator: Evaluator, who: Who, asked: AskedDocuments): Promise<string> {
  const world = signedDocs(asked.world ?? {}, who);
  const present = worldOf({ name: '', who, ask: { write: [] }, allowed: true, world });
  const without = Object.entries(present).filter(([path]) => !asked.absentAtFirst?.includes(path));
  const asks: readonly (readonly [Ask, Docs])[] = [
    [{ get: asked.get }, present],
    [{ list: asked.list }, present],
    [signedWrites(asked.create, who), asked.absentAtFirst ? Object.fromEntries(without) : present],
    [signedWrites(asked.update, who), present],
    [signedWrites(asked.remove, who), present],
  ];
  let seeded: Docs | undefined;
  let letters = '';
  for (const [at, [ask, docs]] of asks.entries()) {
    if (seeded !== docs) await evaluator.seed(docs);
    const isAllowed = await evaluator.allows(who, ask);
    seeded = isAllowed && 'write' in ask ? undefined : docs;
    letters += isAllowed ? VERBS[at] : '-';
  }
  return letters;
}

describe.each(shopEvaluators())('%s', (_name, evaluator) => {
  beforeAll(async () => {
    expect(await evaluator.load(rules)).toBeUndefined();
  });

  test.each(tableLines.map((line) => [nameOf(line), line.cells] as const))('%s', async (name, cells) => {
    const documents = roleDocuments[name];
    if (!documents) throw new Error('the line has no documents');
    const answered: string[] = [];
    for (const who of COLUMNS) answered.push(await cellOf(evaluator, who, documents(who)));
    expect(Object.fromEntries(COLUMNS.map((who, at) => [who, answered[at]]))).toEqual(
      Object.fromEntries(COLUMNS.map((who, at) => [who, cells[at]])),
    );
  });
});
