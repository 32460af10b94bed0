import { afterEach, expect, test, vi } from 'vitest';
import { failedAs } from '../quotes/asked.ts';
import { readRepair } from './read-repair.ts';

afterEach(() => void vi.unstubAllGlobals());
const config = { projectId: 'tienda', apiKey: 'x', embedded: true };

test('a repair that only a newer version of the site can read is not taken for one that there is not, because the device would forget it', async () => {
  const fields = { folio: { stringValue: 'R-1' }, estado: { stringValue: 'en-fabrica' } };
  vi.stubGlobal('fetch', async () => Response.json({ name: 'estadosReparacion/s1', fields }));
  await expect(readRepair(config, 's1')).rejects.toThrow();
  vi.stubGlobal('fetch', async () => Response.json({ error: { status: 'NOT_FOUND' } }, { status: 404 }));
  expect(await readRepair(config, 's1')).toBeNull();
});

test('a status that this version cannot read is not said to be a missing network', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ name: 'estadosReparacion/s1', fields: {} }));
  expect(await readRepair(config, 's1').catch(failedAs)).toBe('unreadable');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  expect(await readRepair(config, 's1').catch(failedAs)).toBe('unreachable');
});
