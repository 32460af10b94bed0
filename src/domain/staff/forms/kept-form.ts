import * as v from 'valibot';
import { PALETTE_NAMES } from '#domain/appearance/palette-names.ts';
import { TYPEFACE_NAMES } from '#domain/appearance/typeface-names.ts';
import type { FeaturedItem, MenuKind } from '#domain/catalogue/category.ts';
import { SHOP_ZONES } from '#domain/kernel/shop-zone-names.ts';
import type { AppearanceForm } from '../settings/appearance-form.ts';
import type { ContactForm, LineRow } from '../settings/contact-form.ts';
import type { HomeForm } from '../settings/home-form.ts';
import type { ClosedRow, HoursForm, PeriodRow } from '../settings/hours-form.ts';
import type { PriceRow, PromotionsForm } from '../settings/promotions-form.ts';
import { BLOCK_KINDS, type BlockRow, type TextForm } from '../settings/text-form.ts';
import type { CategoryForm } from './category-form.ts';
import type { TutorialForm } from './tutorial-form.ts';

/** What the fields of a form look like where their empty value does not say it: lists, choices, what may be `null`. */
export type FormShapes<Form> = { readonly [Name in keyof Form]?: v.GenericSchema<unknown, Form[Name]> };

/** The fields of a form as they were kept on the device. One of another version's shape starts empty; the others stay. */
export function keptFields<Form extends object>(values: object, empty: Form, shapes: FormShapes<Form>): Form {
  const form = { ...empty };
  for (const name of Object.keys(empty) as (keyof Form)[]) {
    const value: unknown = Reflect.get(values, name);
    const shape = shapes[name];
    // The value was checked on this line, by its shape or by the type of the empty form's value.
    if (shape ? v.is(shape, value) : typeof value === typeof empty[name]) form[name] = value as Form[keyof Form];
  }
  return form;
}

/** A half-written form with the document that it started from, so that a conflict is noticed however late it is saved. */
export interface KeptEdit<Form> {
  /** `null`: a new one. */
  readonly opened: { readonly rev: number; readonly fields: Readonly<Record<string, unknown>> } | null;
  readonly form: Form;
  /** What each field started from. Absent in a form that an earlier version kept: then each field started from `opened`. */
  readonly saved?: Form;
}

const edit = v.object({
  opened: v.nullable(v.object({ rev: v.pipe(v.number(), v.integer()), fields: v.record(v.string(), v.unknown()) })),
  form: v.record(v.string(), v.unknown()),
  saved: v.optional(v.record(v.string(), v.unknown())),
});

/** What was kept on the device of a form of one document, or `null` where it is not that. */
export function parseKeptEdit<Form extends object>(
  values: unknown,
  empty: Form,
  shapes: FormShapes<Form>,
): KeptEdit<Form> | null {
  const parsed = v.safeParse(edit, values);
  if (!parsed.success) return null;
  const { opened, form, saved } = parsed.output;
  const read = (kept: object): Form => keptFields(kept, empty, shapes);
  return { opened, form: read(form), ...(saved && { saved: read(saved) }) };
}

const featured: v.GenericSchema<unknown, FeaturedItem> = v.object({
  href: v.string(),
  name: v.string(),
  description: v.string(),
  imagenes: v.array(v.object({ imagen: v.string() })),
});
const lines: v.GenericSchema<unknown, LineRow[]> = v.array(v.object({ nombre: v.string(), telefono: v.string() }));
const closed: v.GenericSchema<unknown, ClosedRow[]> = v.array(v.object({ fecha: v.string(), motivo: v.string() }));
const periods: v.GenericSchema<unknown, PeriodRow[]> = v.array(v.object({ abre: v.string(), cierra: v.string() }));
const texts = v.array(v.string());
const prices: v.GenericSchema<unknown, PriceRow[]> = v.array(
  v.object({ id: v.string(), precio: v.string(), desde: v.string(), hasta: v.string() }),
);

export const categoryShapes: FormShapes<CategoryForm> = {
  menu: v.picklist(['simple', 'slim', 'megamenu'] satisfies MenuKind[]),
  features: v.tuple([v.nullable(featured), v.nullable(featured)]),
};
export const tutorialShapes: FormShapes<TutorialForm> = { productos: texts, etiquetas: texts };
const blocks: v.GenericSchema<unknown, BlockRow[]> = v.array(
  v.object({
    nombre: v.string(),
    tipo: v.picklist(BLOCK_KINDS),
    texto: v.string(),
    mas: v.string(),
    ancla: v.string(),
  }),
);
export const appearanceShapes: FormShapes<AppearanceForm> = {
  tono: v.picklist(PALETTE_NAMES),
  letra: v.picklist(TYPEFACE_NAMES),
};
export const textShapes: FormShapes<TextForm> = { texto: blocks };
export const contactShapes: FormShapes<ContactForm> = { lineas: lines };
export const homeShapes: FormShapes<HomeForm> = { mosaicos: texts, vitrina: texts, bandas: texts };
export const promotionsShapes: FormShapes<PromotionsForm> = { precios: prices };
export const hoursShapes: FormShapes<HoursForm> = {
  lunes: periods,
  martes: periods,
  miercoles: periods,
  jueves: periods,
  viernes: periods,
  sabado: periods,
  domingo: periods,
  cerrado: closed,
  zona: v.picklist(SHOP_ZONES),
};
