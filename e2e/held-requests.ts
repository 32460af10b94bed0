import type { BrowserContext } from '@playwright/test';

/**
 * Holds requests until they are let through.
 * @param address which addresses are looked at
 * @param isHeld whether a request with this body, `null` without one, is held
 * @returns lets all of them through, and those that come later
 */
export async function holdRequests(
  context: BrowserContext,
  address: RegExp,
  isHeld: (body: string | null) => boolean,
): Promise<() => void> {
  let letThrough = (): void => {};
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(address, async (route) => {
    if (isHeld(route.request().postData())) await isLet;
    await route.continue();
  });
  return letThrough;
}
