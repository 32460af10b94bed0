import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { createStaffBackend } from './staff-backend.ts';

const opened: unknown[] = [];
const applied: unknown[][] = [];
vi.mock('#lazy/session.ts', () => ({
  loadSession: async () => ({
    openSession(config: unknown) {
      opened.push(config);
      return { connection: 'the connection' };
    },
  }),
}));
vi.mock('#lazy/apply-changes.ts', () => ({
  loadApplyChanges: async () => ({
    applyEntry: async (...args: unknown[]) => {
      applied.push(args);
      return { kind: 'applied' };
    },
  }),
}));

const CONFIG = { projectId: 'la-fragua', apiKey: 'k', embedded: true };
const asked: string[] = [];
let isOffline = false;
const kept = new Map<string, string>();
const entry = (id: string) => ({ id }) as never;

beforeEach(() => {
  opened.length = 0;
  applied.length = 0;
  asked.length = 0;
  isOffline = false;
  kept.clear();
  vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (isOffline) throw new TypeError('Failed to fetch');
    return Response.json(CONFIG);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a page reads its configuration once, however many entries it sends', async () => {
  const backend = createStaffBackend(rememberedBackendConfig);
  await Promise.all([backend.applyEntry(entry('1')), backend.applyEntry(entry('2')), backend.openSession()]);
  for (const id of ['3', '4', '5']) await backend.applyEntry(entry(id));
  expect(asked).toEqual(['/__/firebase/init.json']);
  expect(opened).toEqual([CONFIG]);
  expect(applied.map(([connection]) => connection)).toEqual(Array(5).fill('the connection'));
});

test('a configuration that could not be read is read again at the next call, and kept from then on', async () => {
  const backend = createStaffBackend(rememberedBackendConfig);
  isOffline = true;
  await expect(backend.applyEntry(entry('1'))).rejects.toThrow('Failed to fetch');
  isOffline = false;
  await backend.applyEntry(entry('1'));
  await backend.applyEntry(entry('2'));
  expect(asked).toHaveLength(2);
});

test('without a network the configuration of the last visit opens the session, and is not requested again for each entry', async () => {
  await rememberedBackendConfig();
  asked.length = 0;
  isOffline = true;
  const backend = createStaffBackend(rememberedBackendConfig);
  await backend.applyEntry(entry('1'));
  await backend.applyEntry(entry('2'));
  expect(opened).toEqual([CONFIG]);
  expect(asked).toHaveLength(1);
});
