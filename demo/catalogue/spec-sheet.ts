const NBSP = '\u00a0';
// "5 a 7 m²": words that join two numbers are no unit.
const BEFORE_UNIT = /(\d) (?!(?:a|al|x|y|o|u|de|del|con|en|por|para|hasta)(?!\p{L}))(?=[\p{L}°%µ])/gu;

/** `20 V` that never breaks between its number and its unit. */
function bindUnits(value: string): string {
  return value.replace(BEFORE_UNIT, `$1${NBSP}`);
}

/** The rows of a specification table from one line of a price list: `Voltaje: 20 V; Par máximo: 60 Nm`. */
export function specSheet(line: string): { readonly nombre: string; readonly valor: string }[] {
  return line
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [nombre = '', ...valor] = row.split(':');
      return { nombre: nombre.trim(), valor: bindUnits(valor.join(':').trim()) };
    });
}
