import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { isVideoAddress, videoPage } from '#domain/catalogue/video.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
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

/** A tutorial as staff keep it: hidden ones too. */
export interface StaffTutorial extends Omit<Tutorial, 'actualizado'> {
  readonly visible: 'public' | 'oculta';
}

/** A tutorial as its form holds it: texts as typed. */
export interface TutorialForm extends Omit<StaffTutorial, 'id' | 'visible'> {
  readonly isPublic: boolean;
}

export type TutorialField = 'titulo' | 'slug' | 'resumen' | 'cuerpo' | 'video' | 'imagen' | 'productos' | 'etiquetas';
export type TutorialProblems = FormProblems<TutorialField>;
export type TutorialFields = Omit<StaffTutorial, 'id'>;

const MOST_PRODUCTS = 60;
const MOST_LABELS = 20;

export const emptyTutorialForm: TutorialForm = {
  titulo: '',
  slug: '',
  resumen: '',
  cuerpo: '',
  video: '',
  imagen: '',
  productos: [],
  etiquetas: [],
  isPublic: false,
};

/** The address that follows a title, cut where the form would refuse it as too long. */
export const proposedTutorialSlug = (titulo: string): string => textToSlug(titulo).slice(0, 110).replace(/-+$/, '');

/** A stored tutorial as its form edits it. */
export function tutorialToForm({ id: _id, visible, ...rest }: StaffTutorial): TutorialForm {
  return { ...rest, isPublic: visible === 'public' };
}

/**
 * The fields to store, or what is wrong with each.
 * @param before what is stored now; `undefined` for a new one.
 */
export function checkTutorial(
  form: TutorialForm,
  before: StaffTutorial | undefined,
  tutorials: readonly StaffTutorial[],
): Result<TutorialFields, TutorialProblems> {
  const others = tutorials.filter(({ id }) => id !== before?.id);
  const titulo = form.titulo.trim();
  const slug = form.slug.trim();
  const resumen = form.resumen.trim();
  const cuerpo = form.cuerpo.trim();
  const video = videoPage(form.video.trim());
  const problems = problemsOf<TutorialField>({
    titulo: firstProblem(required(titulo, 'Escribe el título.'), plainLine(titulo), atMost(titulo, 150)),
    slug: firstProblem(slugProblem(slug), sameSlug(others, slug)),
    resumen: atMost(resumen, 500),
    cuerpo: firstProblem(
      atMost(cuerpo, 50_000),
      form.isPublic ? required(cuerpo + video, 'Para publicarlo escribe el texto o pon un video.') : undefined,
    ),
    video: video === '' ? undefined : firstProblem(atMost(video, 300), videoProblem(video)),
    imagen: atMost(form.imagen, 300),
    productos: tooMany(form.productos, MOST_PRODUCTS, 'productos'),
    etiquetas: tooMany(form.etiquetas, MOST_LABELS, 'subcategorías'),
  });
  if (hasProblems(problems)) return err(problems);
  const { imagen, productos, etiquetas } = form;
  const visible = form.isPublic ? 'public' : 'oculta';
  return ok({ titulo, slug, resumen, cuerpo, video, imagen, productos, etiquetas, visible });
}

const sameSlug = (others: readonly StaffTutorial[], slug: string): FieldProblem => {
  const other = others.find((tutorial) => tutorial.slug === slug);
  return other && `«${other.titulo}» ya está en /tutoriales/${slug}.`;
};

const videoProblem = (video: string): FieldProblem =>
  isVideoAddress(video) ? undefined : 'Pega un enlace de YouTube o Vimeo que empiece con https://.';

const tooMany = (ids: readonly string[], max: number, what: string): FieldProblem =>
  ids.length > max ? `Son ${ids.length} ${what} y caben ${max}.` : undefined;
