import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const DECODER = require.resolve('jsqr');

/**
 * What a phone's camera would read on the screen. The decoder is another one than draws the codes, and runs in a page: browsers open pictures.
 * @param phone stands on a page without a content policy, `about:blank`.
 */
export async function readCode(phone: Page, code: Locator): Promise<string | null> {
  const picture = (await code.screenshot()).toString('base64');
  await phone.addScriptTag({ path: DECODER });
  return phone.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const pixels = canvas?.getImageData(0, 0, image.width, image.height);
    const { jsQR } = window as unknown as {
      jsQR: (data: Uint8ClampedArray | undefined, width: number, height: number) => { data: string } | null;
    };
    return jsQR(pixels?.data, image.width, image.height)?.data ?? null;
  }, picture);
}
