/** One of the two products beside a megamenu: which one, and how the menu speaks of it. */
export interface MenuFeature {
  readonly clave: string;
  readonly name: string;
  readonly description: string;
}

export interface CategoryRow {
  readonly name: string;
  readonly folder: string;
  readonly unicID: string;
  readonly menu: 'simple' | 'slim' | 'megamenu';
  readonly visible: 'public' | 'oculta';
  readonly features?: readonly [MenuFeature, MenuFeature];
}

/** In the order of the menu. The names are short because the desktop bar shows all but the catch-all in one line. */
export const CATEGORY_ROWS = [
  {
    name: 'Herramienta inalámbrica',
    folder: 'herramienta-inalambrica',
    unicID: '0',
    menu: 'megamenu',
    visible: 'public',
    features: [
      { clave: 'TZ-DH20', name: 'Taladro percutor 20 V', description: 'Motor sin carbones, 60 Nm y dos velocidades.' },
      { clave: 'KC-20', name: 'Combo taladro + impacto', description: 'Dos baterías de 2 Ah y maletín rígido.' },
    ],
  },
  {
    name: 'Con cable',
    folder: 'herramienta-electrica-con-cable',
    unicID: '1',
    menu: 'megamenu',
    visible: 'public',
    features: [
      {
        clave: 'EA-45900',
        name: 'Esmeriladora 4 1/2"',
        description: '900 W, guarda sin llave y mango de dos posiciones.',
      },
      { clave: 'RM-0800', name: 'Rotomartillo SDS Plus', description: 'Tres funciones y 2.8 J para concreto armado.' },
    ],
  },
  {
    name: 'Carpintería',
    folder: 'herramienta-para-carpinteria',
    unicID: '2',
    menu: 'megamenu',
    visible: 'public',
    features: [
      {
        clave: 'SIN-10',
        name: 'Sierra de inglete 10"',
        description: 'Corta molduras y tablas de hasta 140 mm con guía láser.',
      },
      {
        clave: 'RB-14',
        name: 'Rebajadora 1/4"',
        description: 'Velocidad variable y base transparente para ver el canto.',
      },
    ],
  },
  { name: 'Neumática', folder: 'herramienta-neumatica', unicID: '3', menu: 'slim', visible: 'public' },
  { name: 'Pinturas', folder: 'pinturas', unicID: '4', menu: 'slim', visible: 'public' },
  { name: 'Accesorios', folder: 'accesorios', unicID: '5', menu: 'slim', visible: 'public' },
  { name: 'Ferretería', folder: 'ferreteria', unicID: '6', menu: 'simple', visible: 'public' },
  { name: 'Outlet', folder: 'outlet', unicID: '9', menu: 'simple', visible: 'public' },
  { name: 'Mayoreo', folder: 'mayoreo', unicID: '10', menu: 'simple', visible: 'oculta' },
  { name: 'Sin categoria', folder: 'sin-categoria', unicID: '99', menu: 'simple', visible: 'oculta' },
] as const satisfies readonly CategoryRow[];

export type Folder = (typeof CATEGORY_ROWS)[number]['folder'];
