import type { Label } from '#domain/catalogue/label.ts';
import { withOldWord } from '#domain/catalogue/old-words.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { nextOrder } from './category-form.ts';
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

/** A subcategory as its form holds it: texts as typed. */
export interface LabelForm {
  readonly nombre: string;
  readonly slug: string;
  readonly descripcion: string;
  readonly carpeta: string;
  readonly unicID: string;
}

export type LabelProblems = FormProblems<keyof LabelForm>;

/** The stored fields of a subcategory but its stamps. */
export type LabelFields = Omit<Label, 'id'>;

/** The footer's columns, whose unicIDs may have no category. */
export const FOOTER_UNIC_IDS = ['0', '1', '2', '3'] as const;

export const emptyLabelForm: LabelForm = { nombre: '', slug: '', descripcion: '', carpeta: '', unicID: '' };

/** A stored subcategory as its form edits it. */
export function labelToForm({ nombre, slug, descripcion, carpeta, unicID }: Label): LabelForm {
  return { nombre, slug, descripcion, carpeta, unicID };
}

/**
 * The fields to store, or what is wrong with each.
 * @param before what is stored now; `undefined` for a new one.
 */
export function checkLabel(
  form: LabelForm,
  before: Label | undefined,
  labels: readonly Label[],
): Result<LabelFields, LabelProblems> {
  const others = labels.filter(({ id }) => id !== before?.id);
  const nombre = form.nombre.trim();
  const slug = form.slug.trim();
  const descripcion = form.descripcion.trim();
  const carpeta = form.carpeta.trim();
  const unicID = form.unicID.trim();
  const problems = problemsOf<keyof LabelForm>({
    nombre: firstProblem(
      required(nombre, 'Escribe el nombre de la subcategoría.'),
      plainLine(nombre),
      atMost(nombre, 80),
    ),
    slug: firstProblem(slugProblem(slug), sameAddress(others, carpeta, slug)),
    descripcion: atMost(descripcion, 500),
    carpeta: firstProblem(
      slugProblem(carpeta),
      // A reserved folder that is stored already may stay, because the other fields could not be changed otherwise.
      RESERVED_FOLDERS.has(carpeta) && carpeta !== before?.carpeta
        ? `/${carpeta} ya es una página del sitio. Elige otra carpeta.`
        : undefined,
    ),
    unicID: firstProblem(
      required(unicID, 'Elige la categoría a la que pertenece.'),
      plainLine(unicID),
      atMost(unicID, 40),
    ),
  });
  if (hasProblems(problems)) return err(problems);
  const orden = before?.orden ?? nextOrder(labels.filter((label) => label.unicID === unicID));
  const slugsAnteriores = before && withOldWord(before.slugsAnteriores, before.slug, slug);
  return ok({ nombre, slug, descripcion, carpeta, unicID, orden, ...(slugsAnteriores && { slugsAnteriores }) });
}

function sameAddress(others: readonly Label[], carpeta: string, slug: string): FieldProblem {
  const other = others.find((label) => label.carpeta === carpeta && label.slug === slug);
  return other && `«${other.nombre}» ya está en /${carpeta}/${slug}.`;
}
