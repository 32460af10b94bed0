import type { RetiredPage } from './page-address.ts';

/**
 * What a tombstone of `productos` keeps of its page, from the stored fields. `null` for anything else, and for a tombstone of the versions
 * before, which kept nothing: its address is then unknown.
 */
export function parseRetired(fields: Readonly<Record<string, unknown>>): RetiredPage | null {
  const { visible, slug, relacionados } = fields;
  if (visible !== 'retirado' || typeof slug !== 'string' || slug === '') return null;
  const named: unknown =
    typeof relacionados === 'object' && relacionados ? Reflect.get(relacionados, 'alternativas') : [];
  const alternatives = Array.isArray(named) ? named.filter((id) => typeof id === 'string') : [];
  return { slug, alternatives };
}
