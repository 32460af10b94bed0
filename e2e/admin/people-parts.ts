import type { BackendProcess } from '../backend-process.ts';

/** A colleague of the tests. */
export const BETO = { email: 'beto@lafragua.example', password: 'clave-de-beto' };

/** Somebody with a role, made by the command line, with the password of `BETO`. */
export async function addPerson(backend: BackendProcess, role: string): Promise<typeof BETO> {
  const password = /Contraseña: (\S+)/.exec(await backend.staff('add', BETO.email, role))?.[1] ?? '';
  return { email: BETO.email, password };
}
