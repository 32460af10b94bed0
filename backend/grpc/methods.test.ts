import { expect, test } from 'vitest';
import { METHODS } from './methods.ts';

const ROOT = 'projects/p/databases/(default)/documents';

const ask = (name: string, message: Parameters<NonNullable<ReturnType<typeof METHODS.get>>['toRest']>[0]) => () =>
  METHODS.get(name)?.toRest(message).pathname;

test('a method of documents takes no collection, which by REST is another method at the same address', () => {
  for (const name of ['GetDocument', 'DeleteDocument']) {
    expect(ask(name, { name: `${ROOT}/c/a` })()).toBe(`/v1/${ROOT}/c/a`);
    for (const wrong of [`${ROOT}/c`, ROOT]) expect(ask(name, { name: wrong })).toThrow('does not name a document');
  }
  expect(ask('UpdateDocument', { document: { name: `${ROOT}/c` } })).toThrow('does not name a document');
});

test('a method of a collection takes no document', () => {
  for (const name of ['ListDocuments', 'CreateDocument']) {
    expect(ask(name, { parent: `${ROOT}/c/a`, collectionId: 'd' })()).toBe(`/v1/${ROOT}/c/a/d`);
    for (const [parent, collectionId] of [
      [`${ROOT}/c`, 'a'],
      [ROOT, 'c/a'],
      [ROOT, 'c/a/d'],
    ] as const)
      expect(ask(name, { parent, collectionId })).toThrow('does not name a collection');
  }
});
