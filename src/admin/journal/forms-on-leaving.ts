// Stores the form of a page that is about to close. The browser drops database writes that have not begun by then, which on a busy device is
// all of them, but keeps what was written to `localStorage`. The next page moves it into the database.

const PREFIX = 'formulario-al-salir ';

export function keepOnLeaving(key: string, values: object): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch (reason) {
    console.warn('No se pudo guardar lo que está a medias', reason);
  }
}

/** Every form that a closing page stored, by its key. */
export function leftForms(): readonly (readonly [key: string, values: unknown])[] {
  return namesOfLeft().map((name) => [name.slice(PREFIX.length), parse(localStorage.getItem(name))]);
}

export function forgetLeftForm(key: string): void {
  if (namesOfLeft().includes(PREFIX + key)) localStorage.removeItem(PREFIX + key);
}

export function forgetLeftForms(): void {
  for (const name of namesOfLeft()) localStorage.removeItem(name);
}

/** `null` where the browser refuses storage. */
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
