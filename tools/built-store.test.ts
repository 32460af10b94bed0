import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPhone } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';

const policy = readFileSync('firebase.json', 'utf8');

test('the shell, which every shop on Firebase is served without the function, tells of no shop', () => {
  const shell = readFileSync('shell.html', 'utf8');
  const { name, brand, address, lines } = storeProfile;
  const [{ phone } = { phone: '' }] = lines;
  for (const word of [name, brand, phone, formatPhone(phone), 'Ruiz Cortines', address.city])
    expect(shell).not.toContain(word);
  expect(shell).toMatch(/<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/);
});

test('the form says of the tag manager what the content policy does with it', () => {
  expect(policy).not.toContain('googletagmanager');
  const field = readFileSync('src/admin/settings/SiteFields.tsx', 'utf8');
  expect(field).toContain('hoy ninguna página lo carga');
});
