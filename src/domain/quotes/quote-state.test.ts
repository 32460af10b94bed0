import { describe, expect, test } from 'vitest';
import { canBecome, QUOTE_STATES, stateOn } from './quote-state.ts';

describe('a state', () => {
  test('with a last day that has passed is expired', () => {
    expect(stateOn({ estado: 'cotizada', vigencia: '2026-11-20' }, '2026-11-21')).toBe('vencida');
    expect(stateOn({ estado: 'cotizada', vigencia: '2026-11-21' }, '2026-11-21')).toBe('cotizada');
    expect(stateOn({ estado: 'en-revision', vigencia: '2026-11-20' }, '2026-11-21')).toBe('en-revision');
  });
  test('never leads back to "received" or to itself', () => {
    for (const from of QUOTE_STATES) {
      expect(canBecome(from, 'recibida')).toBe(false);
      expect(canBecome(from, from)).toBe(false);
    }
  });
});
