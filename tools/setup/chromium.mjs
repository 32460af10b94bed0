import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The shell is the same Chromium without a window: the tests take a fifth less processor time with it. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Debian's packages, the first that the system has; only newer systems have the shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** For every test's browser: one that phones home only slows the tests down, and Debian's refuses its sandbox to root. */
export const TEST_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev --no-turbofan',
];

/** A Chromium of the system, or undefined where Playwright is to use its own. `CHROMIUM` names another one. */
export function systemChromium() {
  return [process.env.CHROMIUM, ...SYSTEM].find((path) => path && existsSync(path));
}

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/** The browser for pictures that a person will look at. */
export async function launchChromium() {
  const { chromium } = await import('playwright');
  const executablePath = systemChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Finds a browser for the tests or installs one: Debian's with apt as root, Playwright's own elsewhere. */
export async function ensureChromium() {
  if (systemChromium() || (await playwrightChromium())) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Instalando Chromium de Debian…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    for (const name of PACKAGES) {
      if ((await run('apt-get', ['install', '-y', '-qq', name], { env })) === 0) return;
    }
  }
  console.log('Instalando el Chromium de Playwright…');
  const args = ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  if ((await run('npx', args)) !== 0) {
    console.error(
      'No se pudo instalar un navegador. Instala Chromium y vuelve a intentar, o di dónde está con CHROMIUM=/ruta.',
    );
    process.exit(1);
  }
}
