import { describe, expect, test } from 'vitest';
import { type Findings, NOTHING_KNOWN } from './findings.ts';
import { parseSetupCommand } from './setup-command.ts';
import { commandsOf, mustWait, planSetup, type SetupOptions } from './setup-plan.ts';

const READY: Findings = {
  project: 'yes',
  billing: 'yes',
  firestore: 'yes',
  region: 'us-south1',
  emailSignIn: 'yes',
  signUp: 'yes',
  storage: 'yes',
  filesReadDatabase: 'yes',
  functions: 'yes',
  page: 'no',
  webApp: 'yes',
  backups: 'no',
  shop: 'no',
  owner: 'no',
};
const OPTIONS: SetupOptions = {
  projectId: 'la-fragua',
  owner: 'ana@tienda.example',
  archive: undefined,
  configured: undefined,
};
const actionsOf = (findings: Findings, options: SetupOptions = OPTIONS) =>
  planSetup(findings, options).flatMap((step) => (step.kind === 'action' ? step.action : []));

describe('the plan for a project', () => {
  test('that is ready takes every step, and the owner comes after the shop', () => {
    expect(actionsOf(READY)).toEqual(['config', 'build', 'deploy', 'owner', 'backups']);
    const filled = actionsOf(READY, { ...OPTIONS, archive: '/x' });
    expect(filled).toEqual(['config', 'build', 'deploy', 'fill', 'owner', 'backups']);
    expect(mustWait(planSetup(READY, OPTIONS))).toBe(false);
  });

  test('that was prepared before repeats only what may be repeated', () => {
    const findings: Findings = { ...READY, shop: 'yes', owner: 'yes', backups: 'yes' };
    expect(actionsOf(findings, { ...OPTIONS, configured: 'la-fragua' })).toEqual(['build', 'deploy']);
  });

  test.each(['project', 'firestore', 'emailSignIn', 'storage', 'webApp'] as const)('waits for %s', (missing) => {
    const steps = planSetup({ ...READY, [missing]: 'no' }, OPTIONS);
    expect(mustWait(steps)).toBe(true);
    expect(steps.filter(({ kind }) => kind === 'by-hand')).toHaveLength(1);
  });

  test.each(['billing', 'signUp', 'filesReadDatabase'] as const)('says that %s is missing and goes on', (missing) => {
    const steps = planSetup({ ...READY, [missing]: 'no' }, OPTIONS);
    expect(mustWait(steps)).toBe(false);
    expect(steps.filter(({ kind }) => kind === 'by-hand')).toHaveLength(1);
  });

  test('that cannot be asked says so and invents nothing', () => {
    const steps = planSetup(NOTHING_KNOWN, OPTIONS);
    expect(steps.filter(({ kind }) => kind === 'unknown')).toHaveLength(9);
    // It does not take for absent what it cannot see, because a deploy would take it away.
    expect(steps.flatMap((step) => (step.kind === 'by-hand' ? step.where : []))).toEqual([
      'https://console.firebase.google.com/project/la-fragua/functions',
    ]);
    expect(mustWait(steps)).toBe(true);
    expect(mustWait(planSetup({ ...NOTHING_KNOWN, page: 'no' }, OPTIONS))).toBe(false);
  });

  test('says what a database in several regions costs, before and after it is made', () => {
    const textOf = (findings: Findings): string => JSON.stringify(planSetup(findings, OPTIONS));
    expect(textOf({ ...READY, firestore: 'no', region: '' })).toContain('cada lectura cuesta hasta el doble');
    expect(textOf({ ...READY, region: 'nam5' })).toContain(
      'en nam5 (varias regiones: cada lectura cuesta hasta el doble',
    );
    expect(textOf(READY)).not.toContain('el doble');
  });

  test('has Google back the database up, which needs billing', () => {
    expect(actionsOf({ ...READY, billing: 'no' })).toEqual(['config', 'build', 'deploy', 'owner']);
    expect(actionsOf({ ...READY, billing: 'unknown', page: 'yes' })).toContain('backups');
    expect(actionsOf({ ...READY, backups: 'unknown' })).not.toContain('backups');
  });

  test('says that another project was configured', () => {
    const [config] = planSetup(READY, { ...OPTIONS, configured: 'otra' }).filter(({ kind }) => kind === 'action');
    expect(config?.text).toContain('en lugar de otra');
  });
});

const withBilling = [['firebase', 'deploy', '--project', 'p', '--config', 'firebase.function.json']];

test('the function is deployed where there is billing, and only then', () => {
  expect(commandsOf('deploy', READY, 'p', ['firebase'])).toEqual(withBilling);
  const without = commandsOf('deploy', { ...READY, billing: 'no' }, 'p', ['firebase']);
  expect(without).toEqual([['firebase', 'deploy', '--project', 'p', '--only', 'hosting,firestore,storage']]);
  expect(commandsOf('build', { ...READY, billing: 'unknown' }, 'p', ['firebase'])).toEqual([['npm', 'run', 'build']]);
  expect(commandsOf('build', READY, 'p', ['firebase'])).toEqual([
    ['npm', 'run', 'build'],
    ['npm', '--prefix', 'functions', 'ci'],
    ['npm', 'run', 'build:function'],
  ]);
});

test('a site that has the function keeps it where billing cannot be asked about', () => {
  const findings: Findings = { ...READY, billing: 'unknown', page: 'yes' };
  expect(mustWait(planSetup(findings, OPTIONS))).toBe(false);
  expect(commandsOf('deploy', findings, 'p', ['firebase'])).toEqual(withBilling);
});

test('an unknown command is refused', () => {
  expect(parseSetupCommand(['--firebase', 'p', '--dry-run'])).toMatchObject({ projectId: 'p', isDryRun: true });
  for (const args of [['p'], ['--borrar'], ['--firebase']]) expect(parseSetupCommand(args)).toBeUndefined();
});
