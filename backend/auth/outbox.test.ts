import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileOutbox, OUTBOX_FILE } from './outbox.ts';

test('each mail is a line that only its owner reads, and the log has no code in it', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'correos-'));
  const log: string[] = [];
  const outbox = fileOutbox(directory, (line) => void log.push(line));
  const mail = {
    to: 'ana@tienda.example',
    kind: 'PASSWORD_RESET',
    code: 'SECRETO',
    link: 'https://t.example/?oobCode=SECRETO',
    expiresAt: 0,
  } as const;
  await outbox(mail);
  await outbox({ ...mail, kind: 'VERIFY_EMAIL' });
  const file = path.join(directory, OUTBOX_FILE);
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    {
      para: mail.to,
      asunto: 'Restablezca su contraseña',
      enlace: mail.link,
      codigo: 'SECRETO',
      vence: '1970-01-01T00:00:00.000Z',
    },
    {
      para: mail.to,
      asunto: 'Confirme su correo',
      enlace: mail.link,
      codigo: 'SECRETO',
      vence: '1970-01-01T00:00:00.000Z',
    },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(log).toHaveLength(2);
  expect(log.join()).not.toContain('SECRETO');
  rmSync(directory, { recursive: true });
});
