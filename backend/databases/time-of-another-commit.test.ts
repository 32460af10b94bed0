import path from 'node:path';
import { expect, test } from 'vitest';
import { loadServiceRules } from '../access/load-rules.ts';
import { rulesAccess } from '../access/rules-access.ts';
import { OPERATOR, withOperator } from '../operations/operator-access.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Databases } from './databases.ts';

const PROJECT = 'la-fragua';
const NAME = `projects/${PROJECT}/databases/(default)`;
const name = (document: string): string => `${NAME}/documents/${document}`;
const NOON = Date.UTC(2026, 10, 28, 12);

test('after the clock was set back, a stranger’s commit does not get the time at which staff marked a deletion', () => {
  let clock = NOON - 1000;
  const rules = loadServiceRules(path.resolve(import.meta.dirname, '../../firebase.json'), 'firestore');
  const access = withOperator(rulesAccess(rules, PROJECT, () => clock * 1000));
  const database = new Databases(openSqliteStore(':memory:'), access, () => clock).open(NAME);
  const stamped = (document: string) =>
    database.commit(
      parseWrites(
        [
          {
            update: { name: name(document), fields: {} },
            updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
        NAME,
      ),
      OPERATOR,
    );
  stamped('categories/a');
  clock = NOON;
  stamped('ajustes/menus');
  clock = NOON + 120_000;
  stamped('ajustes/datos');
  clock = NOON;
  const deletion = parseWrites([{ delete: name('categories/a') }], NAME);
  expect(() => database.commit(deletion, { uid: undefined })).toThrow('Missing or insufficient permissions.');
});
