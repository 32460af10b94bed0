import { foldText } from '#domain/kernel/text-fold.ts';

interface Named {
  readonly id: string;
  readonly nombre: string;
  readonly unicID: string;
}

/** What each subcategory is called among those of all categories, by id: with its category where another one has the same name. */
export function distinctLabelNames(
  labels: readonly Named[],
  categories: readonly { readonly unicID: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { nombre } of labels) counts.set(foldText(nombre), (counts.get(foldText(nombre)) ?? 0) + 1);
  const categoryNames = new Map(categories.map(({ unicID, name }) => [unicID, name]));
  return new Map(
    labels.map(({ id, nombre, unicID }) => {
      const category = categoryNames.get(unicID);
      return [id, category && counts.get(foldText(nombre)) !== 1 ? `${nombre} (${category})` : nombre];
    }),
  );
}
