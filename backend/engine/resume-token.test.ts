import { expect, test } from 'vitest';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';

test('a resume token is valid only in the epoch of the store that issued it', () => {
  const token = encodeResumeToken('abc', 1_795_240_894_821_001);
  expect(decodeResumeToken(token, 'abc')).toBe(1_795_240_894_821_001);
  expect(decodeResumeToken(token, 'abd')).toBeUndefined();
  for (const nonsense of ['', 'AAAA', '%', Buffer.from('abc:1e9').toString('base64')]) {
    expect(decodeResumeToken(nonsense, 'abc')).toBeUndefined();
  }
});
