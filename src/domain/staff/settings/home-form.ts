import { BANDS, type HomePage, MOST_FEATURED, MOST_TILES } from '#domain/home/home-page.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
} from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';
import { addressProblem, type KnownShop, unknownShop } from './known-shop.ts';

/** The home page, under the names of the stored fields. */
export interface HomeForm {
  readonly titulo: string;
  readonly resalte: string;
  readonly texto: string;
  readonly boton: string;
  readonly enlace: string;
  /** The id of the product whose picture it is; empty where the page chooses. */
  readonly foto: string;
  /** The unicID of each category. */
  readonly mosaicos: readonly string[];
  /** The ids of products. */
  readonly vitrina: readonly string[];
  readonly bandas: readonly string[];
}

/** The profile's home page as its form edits it. */
export function homeToForm({ home }: { readonly home: HomePage }): HomeForm {
  return {
    titulo: home.title,
    resalte: home.stress,
    texto: home.text,
    boton: home.button,
    enlace: home.href,
    foto: home.pictured,
    mosaicos: home.tiles,
    vitrina: home.featured,
    bandas: home.bands,
  };
}

/** The fields of `ajustes/portada`, or what is wrong with each. A product or category that is gone is no fault: the page leaves it out. */
export function checkHome(form: HomeForm, shop: KnownShop = unknownShop): Result<Fields, FormProblems<string>> {
  const [titulo, resalte, texto, boton] = [form.titulo, form.resalte, form.texto, form.boton].map((one) =>
    one.trim(),
  ) as [string, string, string, string];
  const { enlace, foto, mosaicos, vitrina, bandas } = form;
  const problems = problemsOf<string>({
    titulo: firstProblem(required(titulo, 'Escribe el título del encabezado.'), plainLine(titulo), atMost(titulo, 60)),
    resalte: firstProblem(plainLine(resalte), atMost(resalte, 30)),
    texto: firstProblem(plainLine(texto), atMost(texto, 240)),
    boton: firstProblem(required(boton, 'Escribe qué dice el botón.'), plainLine(boton), atMost(boton, 30)),
    enlace: addressProblem(enlace, shop),
    mosaicos: firstProblem(
      mosaicos.length > MOST_TILES ? `Son ${mosaicos.length} categorías y caben ${MOST_TILES}.` : undefined,
      ...mosaicos.map(unicIDProblem),
    ),
    vitrina: vitrina.length > MOST_FEATURED ? `Son ${vitrina.length} productos y caben ${MOST_FEATURED}.` : undefined,
  });
  if (hasProblems(problems)) return err(problems);
  return ok({ titulo, resalte, texto, boton, enlace, foto, mosaicos, vitrina, bandas: bandas.filter(isBand) });
}

/** The form of a category takes any unicID; the rules take only such in a list. */
const unicIDProblem = (unicID: string): FieldProblem =>
  /^[A-Za-z0-9_-]{1,60}$/.test(unicID)
    ? undefined
    : `La categoría de unicID «${unicID}» no cabe en la portada: su unicID lleva solo letras sin acento, números y guiones.`;

const isBand = (name: string): boolean => BANDS.some((band) => band === name);

const bandNames: Readonly<Record<(typeof BANDS)[number], string>> = {
  categorias: 'Categorías',
  destacados: 'Destacados',
  taller: 'El taller está en la tienda',
};

/** A band of the home page as the form calls it. */
export const bandName = (id: string): string => Object.entries(bandNames).find(([band]) => band === id)?.[1] ?? id;
