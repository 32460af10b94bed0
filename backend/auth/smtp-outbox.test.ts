import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import type { Mail } from './outbox.ts';
import { smtpOutbox } from './smtp-outbox.ts';

const MAIL: Mail = {
  to: 'ana@tienda.example',
  kind: 'PASSWORD_RESET',
  code: 'SECRETO',
  link: 'https://tienda.mx/__/auth/action?mode=resetPassword&oobCode=SECRETO&lang=es',
  expiresAt: Date.UTC(2026, 10, 22, 18),
};

/** As much of a mail server as one mail needs. */
let server: Server;
let received: string[];
let refuses: boolean;
beforeEach(async () => {
  received = [];
  refuses = false;
  server = createServer((socket) => {
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 prueba');
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line);
      if (isData) {
        if (line !== '.') return;
        isData = false;
        say('250 recibido');
      } else if (line === 'DATA') {
        isData = true;
        say('354 adelante');
      } else if (line === 'QUIT') socket.end('221 adiós\r\n');
      else say(refuses && line.startsWith('RCPT') ? '550 no' : '250 bien');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
});

function send(mail = MAIL) {
  const [waiting, log]: [Mail[], string[]] = [[], []];
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outbox = smtpOutbox(
    { url, from: 'tienda@tienda.mx' },
    () => ({ name: 'La Forja', zone: 'centro' }),
    (mail) => Promise.resolve(void waiting.push(mail)),
    (line) => void log.push(line),
  );
  return outbox(mail).then(() => ({ waiting, log }));
}

test('a mail goes to its reader in Spanish, with the link', async () => {
  expect(await send()).toEqual({ waiting: [], log: [] });
  expect(received).toContain('MAIL FROM:<tienda@tienda.mx>');
  expect(received).toContain('RCPT TO:<ana@tienda.example>');
  // Quoted-printable: lines are cut with a sign of equality, which itself is written in hexadecimal.
  const text = received.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).toContain(MAIL.link);
  expect(text).toContain('22 de noviembre de 2026');
  // As the store is called now.
  expect(text).toMatch(/^From: La Forja </m);
});

test('an invitation says whose staff area it leads to, and its end by the clock of the shop', async () => {
  await send({ ...MAIL, kind: 'INVITATION', link: 'https://tienda.mx/login/?invitacion=abcd' });
  const text = received.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(text).toContain('personal de La Forja');
  expect(text).toContain('https://tienda.mx/login/?invitacion=abcd');
  expect(text).toContain('12:00');
});

test('a mail that the server refuses is kept in a file to be passed on by hand, and the log has no code in it', async () => {
  refuses = true;
  const { waiting, log } = await send();
  expect(waiting).toEqual([MAIL]);
  expect(log.join()).toContain('no se pudo enviar');
  expect(log.join()).not.toContain('SECRETO');
});

test.each([
  [{ SMTP_URL: 'http://correo.tienda.mx' }],
  [{ SMTP_URL: 'smtps://correo.tienda.mx' }],
  [{ SMTP_URL: 'smtps://u:c@correo.tienda.mx', MAIL_FROM: 'Tienda <t@tienda.mx>' }],
])('%o is refused with words', (env) => {
  expect(() => readConfig([], env)).toThrow(ConfigError);
});

test('who signs in to the mail server is the sender, unless another is named', () => {
  const SMTP_URL = 'smtps://tienda%40tienda.mx:clave@correo.tienda.mx';
  expect(readConfig([], { SMTP_URL }).smtp?.from).toBe('tienda@tienda.mx');
  expect(readConfig([], { SMTP_URL, MAIL_FROM: 'otra@tienda.mx' }).smtp?.from).toBe('otra@tienda.mx');
});
