import { expect } from 'vitest';
import type { Tab } from './browser.ts';
import type { Shop } from './shop.ts';

export const PASSWORD = 'secreto1';

/** Somebody new, signed in. */
export async function registered(shop: Shop, email: string): Promise<Tab> {
  const tab = await shop.person();
  expect(await tab.signUp(email, PASSWORD)).toBe(email);
  return tab;
}
