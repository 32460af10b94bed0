import type { Category, FeaturedItem, MenuKind } from '#domain/catalogue/category.ts';
import { withOldWord } from '#domain/catalogue/old-words.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
  slugProblem,
} from './field-checks.ts';
import { RESERVED_FOLDERS } from './reserved-folders.ts';

/** A category as its form holds it: texts as typed. */
export interface CategoryForm {
  readonly name: string;
  readonly folder: string;
  readonly menu: MenuKind;
  readonly unicID: string;
  readonly isPublic: boolean;
  /** The two products that a megamenu shows; `null` where none is chosen. */
  readonly features: readonly [FeaturedItem | null, FeaturedItem | null];
}

export type CategoryField = 'name' | 'folder' | 'unicID' | 'features';
export type CategoryProblems = FormProblems<CategoryField>;

/** The stored fields of a category but its stamps. */
export type CategoryFields = Omit<Category, 'id'>;

/** The specification's catch-all category, which no menu and no page shows. */
export const HIDDEN_CATEGORY = 'Sin categoria';

/** How many categories with names of usual length fit in one line of the desktop's bar at 1280 px. */
export const FIT_IN_BAR = 10;
/** Whether the desktop bar shows a category: all but the catch-all. */
export const isInBar = ({ name }: Pick<Category, 'name'>): boolean => name.trim() !== HIDDEN_CATEGORY;

/** Whether saving the form makes a bar wrap that was on one line, or adds a category to a bar that wraps already. @param before what is stored now; `undefined` for a new category */
export function wrapsBar(
  form: Pick<CategoryForm, 'name'>,
  before: Category | undefined,
  categories: readonly Category[],
): boolean {
  const isAdded = isInBar(form) && !(before && isInBar(before));
  return isAdded && categories.filter(isInBar).length >= FIT_IN_BAR;
}

type Named = Pick<Category, 'unicID'>;

const MOST_ORDER = 100_000;

/**
 * The form of a new category.
 * @param others the categories there are, which have the other unicIDs
 * @param left what may name the unicID of a category that was deleted: it would be found in the new one
 */
export const emptyCategoryForm = (others: readonly Category[], left: readonly Named[] = []): CategoryForm => ({
  name: '',
  folder: '',
  menu: 'simple',
  unicID: nextUnicID([...others, ...left]),
  isPublic: true,
  features: [null, null],
});

/** A stored category as its form edits it. */
export function categoryToForm(category: Category): CategoryForm {
  const { name, folder, menu, unicID, visible, menuindex1 = null, menuindex2 = null } = category;
  return { name, folder, menu, unicID, isPublic: visible === 'public', features: [menuindex1, menuindex2] };
}

/** The whole number after the largest unicID. */
export function nextUnicID(named: readonly Named[]): string {
  return String(named.reduce((most, { unicID }) => (isCount(unicID) ? Math.max(most, Number(unicID)) : most), -1) + 1);
}

/** A number that another one can follow: people also write a telephone or nothing at all for an unicID. */
const isCount = (unicID: string): boolean => /^\d{1,9}$/.test(unicID);

/** The order after the last of a list. */
export function nextOrder(rows: readonly { readonly orden: number }[]): number {
  return Math.min(MOST_ORDER, Math.max(0, ...rows.map(({ orden }) => orden)) + 1);
}

/**
 * The fields to store, or what is wrong with each.
 * @param before what is stored now; `undefined` for a new category.
 */
export function checkCategory(
  form: CategoryForm,
  before: Category | undefined,
  categories: readonly Category[],
): Result<CategoryFields, CategoryProblems> {
  const others = categories.filter(({ id }) => id !== before?.id);
  const name = form.name.trim();
  const folder = form.folder.trim();
  const unicID = form.unicID.trim();
  const features = form.features.map(trimmed);
  const isMegamenu = form.menu === 'megamenu';
  const problems = problemsOf<CategoryField>({
    name: firstProblem(
      required(name, 'Escribe el nombre de la categoría.'),
      plainLine(name),
      atMost(name, 80),
      taken(others, (other) => foldText(other.name) === foldText(name), 'tiene ese nombre'),
    ),
    folder: firstProblem(
      slugProblem(folder),
      RESERVED_FOLDERS.has(folder) ? `/${folder} ya es una página del sitio. Elige otra carpeta.` : undefined,
      taken(others, (other) => other.folder === folder, 'usa esa carpeta'),
    ),
    unicID: firstProblem(
      required(unicID, 'Escribe el unicID que une la categoría con sus subcategorías y productos.'),
      plainLine(unicID),
      atMost(unicID, 40),
      // Two categories that already share a unicID may keep it.
      before?.unicID === unicID ? undefined : taken(others, (other) => other.unicID === unicID, 'usa ese unicID'),
    ),
    features: isMegamenu ? firstProblem(...features.map(featureProblem)) : undefined,
  });
  if (hasProblems(problems)) return err(problems);
  const carpetasAnteriores = before && withOldWord(before.carpetasAnteriores, before.folder, folder);
  // Another menu shows none of them, and keeps what is right for when it is a megamenu again.
  const [menuindex1, menuindex2] = features.map((feature) => (featureProblem(feature) ? null : feature));
  return ok({
    name,
    folder,
    menu: form.menu,
    unicID,
    // Any stored word but `public` means hidden; a hidden category keeps the word that it has.
    visible: form.isPublic ? 'public' : before && before.visible !== 'public' ? before.visible : 'oculta',
    orden: before?.orden ?? nextOrder(categories),
    ...(carpetasAnteriores && { carpetasAnteriores }),
    ...(menuindex1 && { menuindex1 }),
    ...(menuindex2 && { menuindex2 }),
  });
}

function taken(others: readonly Category[], matches: (other: Category) => boolean, how: string): FieldProblem {
  const other = others.find(matches);
  return other && `La categoría «${other.name}» ya ${how}.`;
}

const trimmed = (feature: FeaturedItem | null): FeaturedItem | null =>
  feature && { ...feature, name: feature.name.trim(), description: feature.description.trim() };

function featureProblem(feature: FeaturedItem | null): FieldProblem {
  if (!feature) return undefined;
  return firstProblem(
    required(feature.name, 'Escribe el nombre del destacado.'),
    plainLine(feature.name),
    atMost(feature.name, 120),
    atMost(feature.description, 300),
    required(feature.href, 'El destacado no lleva a ninguna página. Elige otro producto.'),
    atMost(feature.href, 300),
  );
}
