import { expect, test } from 'vitest';
import { type Checks, createHealth, type Probes } from './health.ts';

const WELL: Checks = { disk: 'ok', memory: 'ok', clock: 'ok', backup: 'off' };

function healthOf(found: Partial<Checks>) {
  const checks = { ...WELL, ...found };
  const probes: Probes = {
    disk: () => Promise.resolve(checks.disk),
    memory: () => checks.memory,
    clock: () => checks.clock,
    backup: () => checks.backup,
  };
  return createHealth(probes)();
}

test.each([
  [{}, 'ok'],
  [{ backup: 'ok' }, 'ok'],
  [{ backup: 'late' }, 'warn'],
  [{ clock: 'ahead' }, 'warn'],
  [{ memory: 'high' }, 'warn'],
  [{ disk: 'low' }, 'warn'],
  [{ disk: 'full' }, 'fail'],
  [{ disk: 'read-only', backup: 'ok' }, 'fail'],
  [{ disk: 'failing' }, 'fail'],
] as const)('%o is %s', async (found, status) => {
  expect(await healthOf(found)).toEqual({ status, checks: { ...WELL, ...found } });
});

test('the disk is asked once, however many ask at the same time, and again after five seconds', async () => {
  let [asked, clock] = [0, 0];
  const disk = () => {
    asked += 1;
    return Promise.resolve('ok' as const);
  };
  const health = createHealth({ disk, memory: () => 'ok', clock: () => 'ok', backup: () => 'off' }, () => clock);
  await Promise.all([health(), health(), health()]);
  clock = 4999;
  await health();
  expect(asked).toBe(1);
  clock = 5000;
  await health();
  expect(asked).toBe(2);
});
