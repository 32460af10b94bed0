import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { quoteConditions } from './quote-conditions.ts';

test.each([
  [1, 'Cambios dentro de 1 día, con nota'],
  [15, 'Cambios dentro de 15 días, con nota'],
])('the exchange of %s days is printed in their number', (exchangeDays, said) => {
  const policies = { ...storeProfile.policies, exchangeDays };
  expect(quoteConditions({ policies }, { until: '', hasFreight: false }).join(' ')).toContain(said);
});
