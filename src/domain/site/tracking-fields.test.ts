import { expect, test } from 'vitest';
import { isTracking, withoutTracking } from './tracking-fields.ts';

test('what advertisements, mails and chats add to a link is known, in any case', () => {
  const fields =
    'utm_source utm_id gclid gclsrc gad_source gad_campaignid gbraid wbraid srsltid dclid fbclid igsh igshid mibextid twclid li_fat_id yclid ttclid msclkid ScCid _gl _ga _hsenc mc_cid mc_eid ref ref_src';
  for (const field of fields.split(' ')) expect(isTracking(field), field).toBe(true);
});

test('the fields of the site and its filters are none of them', () => {
  const fields =
    'search orden hasta pagina clave para ver voltaje marca precio referencia refaccion gancho ancho clase';
  for (const field of fields.split(' ')) expect(isTracking(field), field).toBe(false);
});

test('a query keeps its other fields as they were', () => {
  expect(withoutTracking('?gclid=a&search=4%201%2F2&utm_source=b')).toBe('?search=4%201%2F2');
  expect(withoutTracking('?gclid=a')).toBe('');
  expect(withoutTracking('orden=precio')).toBe('orden=precio');
  expect(withoutTracking('')).toBe('');
});
