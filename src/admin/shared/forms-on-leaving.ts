import { keepForm } from '#mirror/kept-forms.ts';

const PREFIX = 'formulario-al-salir ';

/**
 * Keeps a form of a page that is about to go. The browser drops what a database has not begun to write by then, which on a busy device is
 * this; it does not drop what `localStorage` was given.
 */
export function keepOnLeaving(key: string, values: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch (reason) {
    console.warn('No se pudo guardar lo que está a medias', reason);
  }
}

/** Puts what pages kept on leaving into the device's database, where half-written forms are looked for. */
export async function takeUpLeftForms(): Promise<void> {
  for (const name of namesOfLeft()) {
    const values = parse(localStorage.getItem(name));
    if (values !== null) await keepForm(name.slice(PREFIX.length), values);
    localStorage.removeItem(name);
  }
}

export function forgetLeftForm(key: string): void {
  if (namesOfLeft().includes(PREFIX + key)) localStorage.removeItem(PREFIX + key);
}

export function forgetLeftForms(): void {
  for (const name of namesOfLeft()) localStorage.removeItem(name);
}

/** None where the browser refuses storage. */
function namesOfLeft(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
