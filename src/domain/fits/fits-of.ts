import { isCompatible } from './compatibility.ts';
import { type FitGroup, fitRules } from './rules.ts';
import { type Described, type Sheet, sheetOf } from './sheet.ts';

export interface Fit<One> {
  readonly product: One;
  /** `Zanco SDS Plus, como la herramienta`. */
  readonly because: string;
}

export interface FitList<One> {
  readonly group: FitGroup;
  readonly fits: readonly Fit<One>[];
}

const GROUPS: readonly FitGroup[] = [
  'Baterías y cargadores',
  'Discos',
  'Brocas y puntas',
  'Hojas, lijas y cadenas',
  'Refacciones',
];

/**
 * What fits a tool, by what both say of themselves and by nothing else, with the reason of each. Sets stand first in their group, because they
 * serve a new tool best; the others keep the order of the catalogue. Empty for what is no tool.
 */
export function fitsOf<One extends Described>(tool: Described, products: readonly One[]): readonly FitList<One>[] {
  const own = sheetOf(tool);
  const rules = fitRules.filter(
    (rule) => rule.tool.test(own.name) && !rule.part.test(own.name) && (rule.needs?.some(own.row) ?? true),
  );
  if (rules.length === 0 && !own.row('Tensión')) return [];
  const found = new Map<FitGroup, Fit<One>[]>();
  for (const product of products) {
    if (product.id === tool.id) continue;
    const part = sheetOf(product);
    const fit = fitBy(rules, own, part);
    if (!fit) continue;
    const list = found.get(fit.group) ?? [];
    list.push({ product, because: fit.because });
    found.set(fit.group, list);
  }
  return GROUPS.flatMap((group) => {
    const fits = found.get(group);
    return fits ? [{ group, fits: fits.toSorted((a, b) => setFirst(a) - setFirst(b)) }] : [];
  });
}

const setFirst = ({ product }: Fit<Described>): number => (/^juego/i.test(product.nombre) ? 0 : 1);

function fitBy(
  rules: typeof fitRules,
  tool: Sheet,
  part: Sheet,
): { readonly group: FitGroup; readonly because: string } | null {
  for (const rule of rules) {
    const because = rule.part.test(part.name) ? rule.because(tool, part) : null;
    if (because !== null) return { group: rule.group, because };
  }
  if (!isCompatible(tool, part)) return null;
  return {
    group: 'Refacciones',
    because: `Para ${part.row('Compatibilidad').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
  };
}
