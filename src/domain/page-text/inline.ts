import { formatPhone } from '#domain/kernel/phone.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { isHref } from './parse-lines.ts';

/** The facts that a text may name in braces, so that it stays true when they change: `{dias-cambio}`. */
const FACTS: ReadonlyMap<string, (profile: StoreProfile) => string> = new Map<
  string,
  (profile: StoreProfile) => string
>([
  ['nombre', ({ name }) => name],
  ['marca', ({ brand }) => brand],
  ['domicilio', ({ address }) => `${address.street}, ${address.city}, ${address.state}`],
  ['ciudad', ({ address }) => address.city],
  ['codigo-postal', ({ address }) => address.postalCode],
  ['telefono', ({ lines }) => formatPhone(lines[0]?.phone ?? '')],
  ['formas-de-pago', ({ policies }) => policies.payments],
  ['zona-de-entrega', ({ policies }) => policies.deliveryArea],
  ['dias-cotizacion', ({ policies }) => String(policies.quoteDays)],
  ['dias-cambio', ({ policies }) => String(policies.exchangeDays)],
  ['dias-resguardo', ({ policies }) => String(policies.pickupDays)],
]);

export const FACT_NAMES: readonly string[] = [...FACTS.keys()];

const FACT = /\{([a-z-]+)\}/g;
/** A number of days with its noun, which has to agree where there is one. */
const DAYS = /\{(dias-[a-z]+)\}(\s+)días( naturales| hábiles)?/g;

/** The text with the facts that it names. A name that is none stays as it was written. */
export function withFacts(text: string, profile: StoreProfile): string {
  const oneDay = (written: string, name: string, blank: string, kind = ''): string =>
    FACTS.get(name)?.(profile) === '1' ? `1${blank}día${kind.replace(/es$/, '')}` : written;
  return text.replace(DAYS, oneDay).replace(FACT, (written, name: string) => FACTS.get(name)?.(profile) ?? written);
}

/** The names in braces that are no facts. */
export function unknownFacts(text: string): readonly string[] {
  return [...text.matchAll(FACT)].flatMap(([, name = '']) => (FACTS.has(name) ? [] : name));
}

/** A piece of a text: words, or a link. */
export type InlinePart = string | { readonly label: string; readonly href: string };

const LINK = /\[([^\]]+)\]\(([^\s)]+)\)/g;

/** The words and links of a text. What leads to an address that it may not lead to stays as it was written. */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', href = ''] = match;
    if (!isHref(href)) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ label, href });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** The addresses of links that a text may not lead to. */
export function forbiddenLinks(text: string): readonly string[] {
  return [...text.matchAll(LINK)].flatMap(([, , href = '']) => (isHref(href) ? [] : href));
}

/** The words alone, with their facts: for search engines. */
export function plainText(text: string, profile: StoreProfile): string {
  return inlineParts(withFacts(text, profile))
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}
