import { expect } from 'vitest';
import type { AccountShop } from './account-shop.ts';
import type { Tab } from './browser.ts';

export const PASSWORD = 'secreto1';

/** Somebody new, signed in. */
export async function registered(shop: AccountShop, email: string): Promise<Tab> {
  const tab = await shop.person();
  expect(await tab.signUp(email, PASSWORD)).toBe(email);
  return tab;
}
