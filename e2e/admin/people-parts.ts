import type { Page } from '@playwright/test';
import type { BackendProcess } from '../backend-process.ts';

/** A colleague of the tests. */
export const BETO = { email: 'beto@lafragua.example', password: 'clave-de-beto' };

/** Somebody with a role, made by the command line, with the password of `BETO`. */
export async function addPerson(backend: BackendProcess, role: string): Promise<typeof BETO> {
  const password = /Contraseña: (\S+)/.exec(await backend.staff('add', BETO.email, role))?.[1] ?? '';
  return { email: BETO.email, password };
}

/** Invites somebody on the open page and gives the link. */
export async function invite(page: Page, name: string, role: string, email = BETO.email): Promise<string> {
  await page.getByRole('button', { name: 'Invitar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo').fill(email);
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Rol').selectOption(role);
  await dialog.getByRole('button', { name: 'Crear invitación' }).click();
  const link = await dialog.getByText(/\/login\/\?invitacion=/).textContent();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  return /http\S+/.exec(link ?? '')?.[0] ?? '';
}
