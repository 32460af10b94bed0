import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectByMarionette } from '../webdriver/marionette-connection.ts';
import { type Engine, endGroup, type LaunchOptions, LOCALE, startGroup } from './engine.ts';

const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'es-MX, es',
  // A browser that phones home only slows the tests down.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1/',
  'toolkit.telemetry.enabled': false,
};

/** Firefox without a window, by its own remote agent. */
export const firefox: Engine = {
  programs: ['firefox-esr'],
  packages: 'firefox-esr',
  async launch({ width, height, userAgent }: LaunchOptions) {
    const profile = await mkdtemp(join(tmpdir(), 'fragua-firefox-'));
    const preferences = { ...PREFERENCES, ...(userAgent && { 'general.useragent.override': userAgent }) };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const browser = startGroup('firefox-esr', ['--headless', '--no-remote', '--marionette', '--profile', profile], {
      env: { ...process.env, ...LOCALE, MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) },
    });
    const end = async (): Promise<void> => {
      await endGroup(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const port = await portIn(join(profile, 'MarionetteActivePort'), () => browser.exitCode);
      return { connection: await connectByMarionette(port, { pageLoadStrategy: 'none' }), end };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** The port that the browser chose, which it writes into its profile once it listens. */
async function portIn(file: string, exitCode: () => number | null): Promise<number> {
  for (;;) {
    if (exitCode() !== null) throw new Error(`Firefox ended with ${exitCode()}`);
    const port = Number(await readFile(file, 'utf8').catch(() => ''));
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
