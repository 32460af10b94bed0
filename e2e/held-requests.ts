import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds requests until they are let through.
 * @param from of a page, or of all pages of a context
 * @param address which addresses are looked at
 * @param isHeld whether a request with this body, `null` without one, is held; all are where it is left out
 * @returns lets all of them through, and those that come later
 */
export async function holdRequests(
  from: BrowserContext | Page,
  address: RegExp,
  isHeld: (body: string | null) => boolean = () => true,
): Promise<() => void> {
  let letThrough = (): void => {};
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await from.route(address, async (route) => {
    if (isHeld(route.request().postData())) await isLet;
    await route.continue();
  });
  return letThrough;
}
