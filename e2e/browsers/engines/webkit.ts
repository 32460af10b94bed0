import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { connectByHttp } from '../webdriver/http-connection.ts';
import { driverReady, type Engine, endGroup, type LaunchOptions, LOCALE, startGroup, unusedPort } from './engine.ts';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK, the engine of Safari, in a window of a display that nobody sees: it cannot run without one. */
export const webkit: Engine = {
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: 'webkit2gtk-driver xvfb',
  async launch({ width, height, userAgent }: LaunchOptions) {
    const screen = startGroup(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const display = await firstLine(screen.stdio[3] as Readable);
    const port = await unusedPort();
    const driver = startGroup('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...LOCALE, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    const end = async (): Promise<void> => {
      await endGroup(driver);
      await endGroup(screen);
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await driverReady(address, driver);
      const connection = await connectByHttp(address, {
        // Its driver does not see the end of a load that goes on over a stream.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: BROWSER,
          args: ['--automation', `--geometry=${width}x${height}`, ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
        },
      });
      return { connection, end };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line.trim();
  throw new Error('The display ended before it was ready');
}
