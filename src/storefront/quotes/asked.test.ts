import { afterEach, expect, test, vi } from 'vitest';
import { readRepair } from '../repair/read-repair.ts';
import { failedAs } from './asked.ts';

afterEach(() => vi.unstubAllGlobals());

test('a status that the server has and this version cannot read is not said to be a missing network', async () => {
  const config = { projectId: 'p', embedded: true } as never;
  const document = { name: 'projects/p/databases/(default)/documents/estadosReparacion/x', fields: {} };
  vi.stubGlobal('fetch', async () => Response.json({ ...document, createTime: '', updateTime: '' }));
  expect(await readRepair(config, 'x').catch(failedAs)).toBe('unreadable');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  expect(await readRepair(config, 'x').catch(failedAs)).toBe('unreachable');
});
