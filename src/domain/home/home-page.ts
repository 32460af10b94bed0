import type { Product } from '#domain/catalogue/product.ts';

/** What can stand below the home page's head, in the order of the built page. */
export const BANDS = ['categorias', 'destacados', 'taller'] as const;

export type Band = (typeof BANDS)[number];

/** What the owner decides of the home page. What is empty is chosen by the page itself. */
export interface HomePage {
  readonly title: string;
  /** The end of the title, in colour. */
  readonly stress: string;
  /** Empty: a sentence with the brand and the city. */
  readonly text: string;
  readonly button: string;
  /** An address of the site. */
  readonly href: string;
  /** Of the product whose picture the head shows; empty: the first featured one that can be tried. */
  readonly pictured: string;
  /** The unicID of each category with a tile; empty: the first ones of the menu. */
  readonly tiles: readonly string[];
  /** The ids of the products in the list; empty: those that are marked as featured. */
  readonly featured: readonly string[];
  /** Those that are shown, in their order. */
  readonly bands: readonly Band[];
}

export const MOST_TILES = 6;
export const MOST_FEATURED = 8;

export const builtHomePage: HomePage = {
  title: 'Pruébala antes de',
  stress: 'llevártela',
  text: '',
  button: 'Cotizar ahora',
  href: '/contacto.html',
  pictured: '',
  tiles: [],
  featured: [],
  bands: BANDS,
};

/** What the sentence of the head is made of, as the store's profile has it. */
interface Head {
  readonly home: HomePage;
  readonly brand: string;
  readonly address: { readonly city: string };
}

/** The sentence of the head: the owner's, or one with the brand and the city. */
export function homeText({ home, brand, address }: Head): string {
  return (
    home.text ||
    `Primer centro de experiencia ${brand} en ${address.city}. Ven a usar la herramienta, resuelve tus dudas con quien la repara y llévate tu cotización el mismo día.`
  );
}

/** What is said of the product in the head's picture. */
export const heroNote = ({ demostracion }: Pick<Product, 'demostracion'>): string =>
  demostracion ? 'En demostración en la tienda.' : 'Pregunta por ella en mostrador.';
