import type { Category } from './category.ts';
import type { Label } from './label.ts';

export interface NamedLabel {
  readonly label: Label;
  /** The name of its category, where another label has the same name. */
  readonly within?: string;
}

/** The extra dropdown, "Herramientas en General": every label, those of one name told apart by their categories. */
export function allLabels(labels: readonly Label[], categories: readonly Category[]): NamedLabel[] {
  const names = new Map(categories.map(({ folder, name }) => [folder, name]));
  const placeOf = ({ carpeta }: Label): string => names.get(carpeta) ?? '';
  const isShared = ({ nombre }: Label): boolean => labels.filter((other) => other.nombre === nombre).length > 1;
  return [...labels]
    .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es') || placeOf(a).localeCompare(placeOf(b), 'es'))
    .map((label) => (isShared(label) && placeOf(label) !== '' ? { label, within: placeOf(label) } : { label }));
}
