import { expect, test } from 'vitest';
import type { BackendConfig } from '#rest/backend-config.ts';
import { type MailWay, mailWay } from './mail-way.ts';

const config = (more: Partial<BackendConfig>): BackendConfig => ({
  projectId: 'la-fragua',
  apiKey: 'k',
  embedded: true,
  ...more,
});

test.each<[string, Partial<BackendConfig>, MailWay]>([
  ['Firebase', { embedded: false }, 'firebase'],
  ['our server', { sendsMail: true }, 'server'],
  ['our server, of a version that does not say', {}, 'server'],
  ['our server without a mail server', { sendsMail: false }, 'none'],
])('%s: who sends the mail', async (_name, more, way) => {
  expect(await mailWay(async () => config(more))).toBe(way);
});

test('a server that does not answer this is taken to send mail, because it answered a moment ago', async () => {
  expect(await mailWay(() => Promise.reject(new Error('no network')))).toBe('server');
});
