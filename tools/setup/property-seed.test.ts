import fc from 'fast-check';
import { expect, test } from 'vitest';

test('property tests take the same cases at every run', () => {
  const cases = () => fc.sample(fc.double(), 5);
  expect(fc.readConfigureGlobal().seed).toBeTypeOf('number');
  expect(cases()).toEqual(cases());
});
