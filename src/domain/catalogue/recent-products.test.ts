import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECENT_AT_MOST, rememberSeen } from './recent-products.ts';

test('the latest stands first, once, and twelve are remembered', () => {
  const seen = fc.array(fc.constantFrom(...'a b c d e f g h i j k l m n o p'.split(' ')));
  fc.assert(
    fc.property(seen, (ids) => {
      let kept: readonly string[] = [];
      for (const id of ids) kept = rememberSeen(kept, id);
      const latestFirst = [...new Set(ids.toReversed())].slice(0, RECENT_AT_MOST);
      expect(kept).toEqual(latestFirst);
    }),
  );
});
