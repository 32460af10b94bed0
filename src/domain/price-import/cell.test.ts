import { expect, test } from 'vitest';
import { cellText } from './cell.ts';

test.each([
  ['a NUL', 'TZ\u0000-1', 'TZ-1'],
  ['a NUL alone', '\u0000', ''],
  ['other control characters', '\u0001TZ\u001f-1\u007f', 'TZ-1'],
  ['a shown number', { kind: 'number', value: 1, text: '0\u00001' } as const, '01'],
])('%s is no part of the text of a cell: XML has no such characters, and none may be stored', (_name, cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test.each([
  ['marks of direction', '\u202aTZ-1\u202c\u200e', 'TZ-1'],
  ['blanks without width', '\ufeffTZ\u200b-\u20601', 'TZ-1'],
  ['a soft hyphen', 'TZ-1\u00ad', 'TZ-1'],
])('%s, as chats and web pages add, are no part of the text of a cell', (_name, cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test('tabs and line breaks inside the text of a cell stay', () => {
  expect(cellText(' una\tdos\r\ntres ')).toBe('una\tdos\r\ntres');
});
