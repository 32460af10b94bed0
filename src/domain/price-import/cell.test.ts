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

test.each([
  [59.800000000000004, '59.8'],
  [1001.0000000000001, '1001'],
  [0.30000000000000004, '0.3'],
  [-12.345, '-12.345'],
  [7_501_234_567_890, '7501234567890'],
])('the number %d is %s, as a spreadsheet shows it: with at most fifteen digits', (value, text) => {
  expect(cellText(value)).toBe(text);
});
