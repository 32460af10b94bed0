/** How things are written for people in Mexico: dates, counts, measures. */

const NBSP = '\u00a0';
const shopDay = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'America/Monterrey' });
const calendarDay = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const wholeNumber = new Intl.NumberFormat('es-MX');

/** The shop's day of a moment, `20 nov`, whatever clock the device keeps. */
export function shortDay(milliseconds: number): string {
  return shopDay.format(milliseconds).replaceAll(' ', NBSP);
}

// Sweden writes dates as they are stored.
const storedDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' });

/** The shop's day of a moment as it is stored, `2026-11-20`. */
export function shopDayOf(milliseconds: number): string {
  return storedDay.format(milliseconds);
}

/** `2026-11-20` → `20 nov 2026`. Text that is no day is shown as it came. */
export function dayInFull(day: string): string {
  const milliseconds = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(milliseconds) ? day : calendarDay.format(milliseconds).replaceAll(' ', NBSP);
}

function countOf(count: number, one: string, many: string): string {
  return `${wholeNumber.format(count)}${NBSP}${count === 1 ? one : many}`;
}

export function productCount(count: number): string {
  return countOf(count, 'producto', 'productos');
}

const WHOLE_AND_FRACTION = /(\d) (?=\d+\/\d)/g;
/** A short word after a number is its unit, unless it is one of those that join two numbers: `6 a 300 L`. */
const NUMBER_AND_UNIT = /(\d["”]?) (?!(?:a|al|y|o|u|x|de|con|en|por)\b)(?=[A-Za-zµ°Ω]{1,4}(?![a-záéíóúñ]))/g;

/** A number stays with its unit and a fraction with its whole: `20 V`, `4 1/2 in`, never broken between lines. */
export function keepMeasures(text: string): string {
  return text.replace(WHOLE_AND_FRACTION, `$1${NBSP}`).replace(NUMBER_AND_UNIT, `$1${NBSP}`);
}

/** `1536000` → `1.5 MB`. */
export function fileSize(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${amount.toLocaleString('es-MX', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })}${NBSP}${unit}`;
}
