import { fieldEntries } from '#domain/catalogue/product-fields.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { type DemoCatalogue, demoCatalogue } from './demo-catalogue.ts';
import type { Doc, StoredValue } from './doc.ts';
import { stableId } from './stable-id.ts';

/** Lines of a maker: each one sells every article of the catalogue once more, at its own prices. */
const LINES = [
  ['Pro', 1.18],
  ['Obra', 1.07],
  ['Taller', 0.94],
  ['Uso rudo', 1.31],
  ['Económica', 0.78],
  ['Compacta', 0.89],
  ['Industrial', 1.46],
  ['Clásica', 0.98],
  ['Premier', 1.57],
] as const;
/** One article in so many has no price, as in a real catalogue. */
const UNPRICED_EVERY = 23;
const PESO = 100;
const UNIQUE = new Set<string>(fieldEntries.flatMap(([name, field]) => ('unique' in field ? [name] : [])));

/** The requested number of articles is not possible. Its message is shown on the command line. */
export class CountError extends Error {}

type Fields = Readonly<Record<string, StoredValue>>;

/**
 * The demo catalogue grown to `count` articles (the retired come besides), for benches and trials of size. The same at every call.
 * Its first articles are the demo's own, untouched; throws a `CountError` where fewer are asked for than those.
 */
export function bigCatalogue(count: number): DemoCatalogue {
  const base = demoCatalogue();
  const shown = base.products.filter(({ fields }) => fields['visible'] === 'public');
  const retired = base.products.filter(({ fields }) => fields['visible'] !== 'public');
  if (count < shown.length) throw new CountError(`La tienda de demostración tiene ya ${shown.length} productos.`);

  const ids = new Set(base.products.map(({ id }) => id));
  const slugs = new Set(shown.map(({ fields }) => textOf(fields, 'slug')));
  const more = Array.from({ length: count - shown.length }, (_, at): Doc => {
    const source = shown[at % shown.length];
    if (!source) throw new Error('A catalogue of nothing cannot grow');
    const round = Math.floor(at / shown.length);
    const [word, factor] = LINES[round % LINES.length] ?? LINES[0];
    const generation = Math.floor(round / LINES.length);
    const line = generation === 0 ? word : `${word} ${generation + 1}`;
    // No two products share these; the clave and the address are made below.
    const fields = Object.fromEntries(Object.entries(source.fields).filter(([name]) => !UNIQUE.has(name)));
    const clave = `${textOf(source.fields, 'clave')}-L${round + 1}`;
    const nombre = `${textOf(fields, 'nombre')}, línea ${line}`;
    return {
      id: unclaimed(ids, (turn) => stableId(`producto ${clave}${turn}`)),
      fields: {
        ...fields,
        ...priceOf(fields, at, factor),
        nombre,
        clave,
        slug: unclaimed(slugs, (turn) => textToSlug(turn === '' ? nombre : `${nombre} ${clave}${turn}`)),
        descripcion: `Línea ${line}. ${textOf(fields, 'descripcion')}`,
        ...(typeof fields['familia'] === 'string' && { familia: `${fields['familia']}-l${round + 1}` }),
        ...(fields['modelo'] !== '' && { modelo: `${textOf(fields, 'modelo')}L${round + 1}` }),
        ficha: [...asList(fields['ficha']), { nombre: 'Línea', valor: line }],
        destacado: false,
        demostracion: false,
      },
    };
  }).map((doc, at) => (at % UNPRICED_EVERY === 0 ? withoutPrice(doc) : doc));
  return { ...base, products: [...shown, ...more, ...retired] };
}

function priceOf({ precio }: Fields, at: number, factor: number): Fields {
  if (typeof precio !== 'number') return {};
  const spread = 1 + ((at * 7) % 11) / 100;
  return { precio: Math.max(1, Math.round((precio * factor * spread) / PESO)) * PESO };
}

function withoutPrice({ id, fields }: Doc): Doc {
  const { precio: _, precioVigente: __, ...rest } = fields;
  return { id, fields: rest };
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new TypeError(`A demo product has no ${name}`);
  return value;
}

const asList = (value: StoredValue | undefined): readonly StoredValue[] =>
  Array.isArray(value) ? (value as readonly StoredValue[]) : [];

/** The first name that is still free; it is taken from then on. */
function unclaimed(claimed: Set<string>, nameAt: (turn: string) => string): string {
  for (let turn = 0; ; turn += 1) {
    const name = nameAt(turn === 0 ? '' : `-${turn}`);
    if (claimed.has(name)) continue;
    claimed.add(name);
    return name;
  }
}
