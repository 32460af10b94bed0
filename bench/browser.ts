import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { systemChromium } from '#tools/setup/chromium.mjs';

const executablePath = systemChromium();
/** The browser that the tests use, without what only slows a measurement down. */
const OPTIONS = { args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) };

export const launchBrowser = (): Promise<Browser> => chromium.launch(OPTIONS);

export interface Profile {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * A browser with a stored profile, as a returning visitor has: Playwright's own contexts are private windows, which store no compiled code and keep
 * their databases in memory.
 */
export async function openProfile(
  options: { readonly viewport?: { width: number; height: number } } = {},
): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'fragua-perfil-'));
  const context = await chromium.launchPersistentContext(folder, { ...OPTIONS, ...options });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
