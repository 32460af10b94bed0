import { expect, test } from 'vitest';
import { pastedRows } from './quick-paste.ts';

test.each([
  ['151', [['151']]],
  ['151\r\n', [['151']]],
  ['151\r\n152\r\n\r\n154\r\n', [['151'], ['152'], [''], ['154']]],
  [
    '151\t90\n152\t',
    [
      ['151', '90'],
      ['152', ''],
    ],
  ],
  ['\n152', [[''], ['152']]],
  ['"1\n51"\t"dice ""ya"""\r\n9', [['1\n51', 'dice "ya"'], ['9']]],
  ['1/2" x 3"\t5', [['1/2" x 3"', '5']]],
  [' $1,510.00 \n', [['$1,510.00']]],
  ['', []],
])('%o', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});
