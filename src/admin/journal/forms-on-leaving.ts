// The forms of pages that are about to go. The browser drops what a database has not begun to write by then, which on a busy device is all of
// it; it does not drop what `localStorage` was given. The next page puts it into the database.

const PREFIX = 'formulario-al-salir ';

export function keepOnLeaving(key: string, values: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch (reason) {
    console.warn('No se pudo guardar lo que está a medias', reason);
  }
}

/** Every form that a page kept when it went, by its key. */
export function leftForms(): readonly (readonly [key: string, values: unknown])[] {
  return namesOfLeft().map((name) => [name.slice(PREFIX.length), parse(localStorage.getItem(name))]);
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
