import type { Category, FeaturedItem } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { CategoryField, CategoryForm } from '../forms/category-form.ts';
import type { LabelForm } from '../forms/label-form.ts';
import type { StaffTutorial, TutorialField, TutorialForm } from '../forms/tutorial-form.ts';

/**
 * A value that the form refuses with a message, and the rules as well. One table for both, so that neither accepts what the other refuses: an
 * edit made offline must not be refused hours later.
 */
export interface BadValue<Form, Field extends string> {
  readonly name: string;
  readonly field: Field;
  readonly typed: Partial<Form>;
  readonly says: RegExp;
  /** The same as it would be stored. Absent where the rules cannot know, because it takes the other documents to tell. */
  readonly stored?: Readonly<Record<string, Storable>>;
}

export type Storable = string | boolean | number | readonly Storable[] | { readonly [name: string]: Storable };

const x = (size: number): string => 'x'.repeat(size);
const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at}`);
const MARKUP = /Quita los signos/;
const feature = (change: Partial<FeaturedItem>) => ({
  href: '/a/b/c',
  name: 'Taladro',
  description: '',
  imagenes: [],
  ...change,
});

/** What the duplicates below are duplicates of. */
export const otherCategory: Category = {
  id: 'c1',
  name: 'Herramienta inalámbrica',
  folder: 'herramienta-inalambrica',
  menu: 'simple',
  unicID: '0',
  visible: 'public',
  orden: 1,
};
export const otherLabel: Label = {
  id: 'e1',
  nombre: 'Taladros',
  slug: 'taladros',
  descripcion: '',
  carpeta: 'herramienta-inalambrica',
  unicID: '0',
  orden: 1,
};
export const goodCategoryForm: CategoryForm = {
  name: 'Jardín',
  folder: 'jardin',
  menu: 'megamenu',
  unicID: '7',
  isPublic: true,
  features: [null, null],
};
export const goodLabelForm: LabelForm = {
  nombre: 'Desbrozadoras',
  slug: 'desbrozadoras',
  descripcion: 'De hilo y de cuchilla.',
  carpeta: 'jardin',
  unicID: '7',
};
export const goodTutorialForm: TutorialForm = {
  titulo: 'Cómo afilar una cadena',
  slug: 'como-afilar-una-cadena',
  resumen: 'Diez minutos.',
  cuerpo: '## Antes\n\n- Guantes',
  video: 'https://youtu.be/abc',
  imagen: '',
  productos: ['p1'],
  etiquetas: ['e1'],
  isPublic: true,
};
export const otherTutorial: StaffTutorial = {
  id: 't1',
  titulo: 'Cómo cambiar un carbón',
  slug: 'como-cambiar-un-carbon',
  resumen: '',
  cuerpo: 'Texto.',
  video: '',
  imagen: '',
  productos: [],
  etiquetas: [],
  visible: 'public',
};

const sameInBoth = <Form, Field extends string>(
  field: Field & keyof Form & string,
  rows: readonly (readonly [name: string, value: string, says: RegExp])[],
): BadValue<Form, Field>[] =>
  rows.map(([name, value, says]) => ({
    name: `${field}: ${name}`,
    field,
    // The cast ties a computed name to its type; every field listed below is a text of its form.
    typed: { [field]: value } as Partial<Form>,
    says,
    stored: { [field]: value },
  }));

const slugRows = [
  ['empty', '', /Escribe cómo se ve en la dirección/],
  ['with a slash', 'a/b', /Usa minúsculas, números y guiones: a-b\./],
  ['with capitals and accents', 'Jardín Grande', /jardin-grande/],
  ['with markup', '<b>a</b>', /Usa minúsculas/],
  ['that ends in a dash', 'jardin-', /Usa minúsculas/],
  ['of signs only', '¿?', /sin acentos/],
  ['too long', x(121), /Son 121 caracteres y caben 120/],
] as const;

export const badCategories: readonly BadValue<CategoryForm, CategoryField>[] = [
  ...sameInBoth<CategoryForm, CategoryField>('name', [
    ['empty', '', /Escribe el nombre/],
    ['too long', x(81), /Son 81 caracteres y caben 80/],
    ['markup', '<b>Jardín</b>', MARKUP],
    ['two lines', 'Jar\ndín', MARKUP],
  ]),
  ...sameInBoth<CategoryForm, CategoryField>('folder', slugRows),
  ...sameInBoth<CategoryForm, CategoryField>('unicID', [
    ['empty', '', /Escribe el unicID/],
    ['too long', x(41), /Son 41 caracteres y caben 40/],
    ['markup', '<0>', MARKUP],
  ]),
  {
    name: 'name: duplicate',
    field: 'name',
    typed: { name: 'herramienta INALAMBRICA' },
    says: /«Herramienta inalámbrica» ya tiene ese nombre/,
  },
  {
    name: 'folder: duplicate',
    field: 'folder',
    typed: { folder: 'herramienta-inalambrica' },
    says: /ya usa esa carpeta/,
  },
  {
    name: 'folder: a page of the site',
    field: 'folder',
    typed: { folder: 'nosotros' },
    says: /ya es una página del sitio/,
  },
  { name: 'unicID: duplicate', field: 'unicID', typed: { unicID: '0' }, says: /ya usa ese unicID/ },
  ...(
    [
      ['without a name', { name: '' }, /Escribe el nombre del destacado/],
      ['with markup', { name: '<i>' }, MARKUP],
      ['with a long name', { name: x(121) }, /caben 120/],
      ['with a long description', { description: x(301) }, /caben 300/],
      ['that leads nowhere', { href: '' }, /Elige otro producto/],
      ['with a long address', { href: `/${x(300)}` }, /caben 300/],
    ] as const
  ).map(([name, change, says]) => ({
    name: `features: one ${name}`,
    field: 'features' as const,
    typed: { features: [null, feature(change)] as const },
    says,
    stored: { menuindex2: feature(change) },
  })),
];

export const badLabels: readonly BadValue<LabelForm, keyof LabelForm>[] = [
  ...sameInBoth<LabelForm, keyof LabelForm>('nombre', [
    ['empty', '', /Escribe el nombre/],
    ['too long', x(81), /caben 80/],
    ['markup', '<script>', MARKUP],
  ]),
  ...sameInBoth<LabelForm, keyof LabelForm>('slug', slugRows),
  ...sameInBoth<LabelForm, keyof LabelForm>('carpeta', slugRows),
  {
    name: 'carpeta: a page of the site',
    field: 'carpeta',
    typed: { carpeta: 'tutoriales' },
    says: /ya es una página del sitio/,
  },
  ...sameInBoth<LabelForm, keyof LabelForm>('descripcion', [['too long', x(501), /caben 500/]]),
  ...sameInBoth<LabelForm, keyof LabelForm>('unicID', [
    ['empty', '', /Elige la categoría/],
    ['too long', x(41), /caben 40/],
    ['markup', '>', MARKUP],
  ]),
  {
    name: 'slug: duplicate in its folder',
    field: 'slug',
    typed: { slug: 'taladros', carpeta: 'herramienta-inalambrica' },
    says: /«Taladros» ya está en/,
  },
];

export const badTutorials: readonly BadValue<TutorialForm, TutorialField>[] = [
  ...sameInBoth<TutorialForm, TutorialField>('titulo', [
    ['empty', '', /Escribe el título/],
    ['too long', x(151), /caben 150/],
    ['markup', '<h1>', MARKUP],
  ]),
  ...sameInBoth<TutorialForm, TutorialField>('slug', slugRows),
  ...sameInBoth<TutorialForm, TutorialField>('resumen', [['too long', x(501), /caben 500/]]),
  ...sameInBoth<TutorialForm, TutorialField>('cuerpo', [['too long', x(50_001), /caben 50000/]]),
  ...sameInBoth<TutorialForm, TutorialField>('video', [
    ['a script', 'javascript:alert(1)', /YouTube o Vimeo/],
    ['plain http', 'http://youtu.be/abc', /YouTube o Vimeo/],
    ['another site', 'https://video.example/1', /YouTube o Vimeo/],
    ['a site that looks alike', 'https://youtube.com.malo.example/1', /YouTube o Vimeo/],
    ['markup', 'https://youtu.be/<b>', /YouTube o Vimeo/],
    ['too long', `https://youtu.be/${x(300)}`, /caben 300/],
  ]),
  ...sameInBoth<TutorialForm, TutorialField>('imagen', [['too long', x(301), /caben 300/]]),
  {
    name: 'productos: too many',
    field: 'productos',
    typed: { productos: ids(61) },
    says: /Son 61 productos y caben 60/,
    stored: { productos: ids(61) },
  },
  {
    name: 'etiquetas: too many',
    field: 'etiquetas',
    typed: { etiquetas: ids(21) },
    says: /Son 21 subcategorías y caben 20/,
    stored: { etiquetas: ids(21) },
  },
  {
    name: 'slug: duplicate',
    field: 'slug',
    typed: { slug: 'como-cambiar-un-carbon' },
    says: /«Cómo cambiar un carbón» ya está en/,
  },
  {
    name: 'cuerpo: nothing to publish',
    field: 'cuerpo',
    typed: { cuerpo: '', video: '' },
    says: /escribe el texto o pon un video/,
  },
];
