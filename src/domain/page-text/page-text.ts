/** The pages whose text an owner may change, under the names of their documents: `ajustes/texto-nosotros`. */
export const TEXT_PAGES = ['nosotros', 'ventajas', 'como-comprar', 'preguntas', 'aviso', 'terminos'] as const;

export type TextPage = (typeof TEXT_PAGES)[number];

/** The text of a page as it is stored. */
export interface PageText {
  readonly heading: string;
  /** The paragraph under the heading; empty for none. */
  readonly intro: string;
  /** Its blocks, a line each in the markup of `parse-lines.ts`. */
  readonly lines: readonly string[];
}

/** What stands in a text instead of words, because it is kept in another subject of the settings or is not text. */
export const REFERENCES = [
  'telefonos',
  'horario',
  'direccion',
  'foto-fachada',
  'foto-taller',
  'foto-mostrador',
  'busquedas',
] as const;

export type Reference = (typeof REFERENCES)[number];

/** One part of a text. Its words may contain links and facts, see `inline.ts`. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** The lines of an answer are paragraphs. */
  | { readonly kind: 'question'; readonly text: string; readonly answer: string; readonly anchor: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'reference'; readonly of: Reference };
