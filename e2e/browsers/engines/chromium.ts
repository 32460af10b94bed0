import { connectByHttp } from '../webdriver/http-connection.ts';
import { driverReady, type Engine, endGroup, type LaunchOptions, LOCALE, startGroup, unusedPort } from './engine.ts';

/** Chromium by its own driver, as the other two are driven; every other test drives it with Playwright. */
export const chromium: Engine = {
  programs: ['chromedriver', 'chromium'],
  packages: 'chromium chromium-driver',
  async launch({ width, height, userAgent }: LaunchOptions) {
    const port = await unusedPort();
    const driver = startGroup('chromedriver', [`--port=${port}`], { env: { ...process.env, ...LOCALE } });
    const end = (): Promise<void> => endGroup(driver);
    try {
      const address = `http://127.0.0.1:${port}`;
      await driverReady(address, driver);
      const args = [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--lang=es-MX',
        `--window-size=${width},${height}`,
        ...(userAgent ? [`--user-agent=${userAgent}`] : []),
      ];
      const connection = await connectByHttp(address, {
        pageLoadStrategy: 'none',
        'goog:chromeOptions': { args },
      });
      return { connection, end };
    } catch (error) {
      await end();
      throw error;
    }
  },
};
