/**
 * Ten digits from any usual writing of a Mexican number: spaces, dashes, dots, brackets, `+52`, the `1` that mobile numbers had after it until
 * 2019, and the long-distance prefixes `01`, `044` and `045` that went with it. `null` when it is no such number, as that of another country is: without
 * its `+1`, a number of Texas would be somebody else's in Oaxaca.
 * @see https://www.ift.org.mx/usuarios-y-audiencias/marcacion-10-digitos
 */
export function normalizePhone(text: string): string | null {
  const written = text.normalize('NFKC').replace(UNSEEN, '').trim();
  if (!/^(tel[.:]?\s*)?\(?\+?[\d\s().\-\u2010-\u2015/]+$/i.test(written) || isForeign(written)) return null;
  const digits = written.replace(/\D/g, '');
  const national = /^(?:00)?52(1?)(\d{10})$/.exec(digits)?.[2] ?? /^(?:01|044|045|1)?(\d{10})$/.exec(digits)?.[1];
  // No Mexican area code begins with 0 or 1.
  return national && /^[2-9]/.test(national) ? national : null;
}

/** What address books put around a number that is copied from them. */
const UNSEEN = /\p{Cf}/gu;

/** Whether a telephone is written with the code of another country, `+1 956 123 4567`. */
export const isForeign = (text: string): boolean => /\+(?!\s*5\s*2)/.test(text.normalize('NFKC'));
