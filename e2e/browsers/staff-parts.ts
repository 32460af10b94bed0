import { STAFF } from '../admin/staff-parts.ts';
import type { BackendProcess } from '../backend-process.ts';
import { expect } from './fixtures.ts';
import type { Screen } from './screen.ts';

export async function signIn(tab: Screen, path: string): Promise<void> {
  await tab.open(path);
  await tab.see('heading', 'Área de personal');
  await tab.fill('Correo', STAFF.email);
  await tab.fill('Contraseña', STAFF.password);
  await tab.press('button', 'Entrar');
  await tab.seeNone('heading', 'Área de personal');
}

/** The device has everything that the staff area needs without a network. */
export async function staffFilesKept(tab: Screen, { origin }: BackendProcess): Promise<void> {
  const worker = await (await fetch(`${origin}/sw.js`)).text();
  const files = [...worker.matchAll(/"staff":true/g)].length;
  expect(files).toBeGreaterThan(0);
  await tab.until(
    'the staff area is kept on the device',
    async (count) => {
      if (!navigator.serviceWorker.controller || !(await caches.has('personal'))) return false;
      return (await (await caches.open('personal')).keys()).length === count;
    },
    files,
  );
}
