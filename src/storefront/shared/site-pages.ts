import { foldText } from '#domain/kernel/text-fold.ts';
import { paths } from '../paths.ts';

interface SitePage {
  readonly name: string;
  readonly href: string;
  /** What people type when they look for it, besides its name. */
  readonly words: string;
}

/** The pages that a search finds beside products. */
const SITE_PAGES: readonly SitePage[] = [
  {
    name: 'Contacto y ubicación',
    href: paths.contact,
    words:
      'contacto dónde están ubicados dirección mapa horario abren cierran teléfono whatsapp cotizar cotización precio presupuesto',
  },
  {
    name: 'Cómo comprar',
    href: paths.howToBuy,
    words: 'comprar pagar pago formas transferencia tarjeta efectivo meses envío entrega domicilio recoger pedido',
  },
  {
    name: 'Garantía y servicio',
    href: `${paths.questions}#garantia`,
    words: 'garantía reparación reparan reparar servicio taller compostura diagnóstico refacciones',
  },
  { name: 'Facturación', href: `${paths.questions}#factura`, words: 'factura facturan facturación cfdi rfc' },
  { name: 'Entregas', href: `${paths.questions}#entrega`, words: 'entrega entregan envío envían flete domicilio obra' },
  {
    name: 'Cambios y devoluciones',
    href: `${paths.questions}#cambios`,
    words: 'cambio cambios devolución devoluciones devolver reembolso',
  },
  { name: 'Preguntas frecuentes', href: paths.questions, words: 'preguntas dudas ayuda faq iva' },
  {
    name: 'Ventajas',
    href: paths.advantages,
    words: 'ventajas centro experiencia probar demostración distribuidor autorizado',
  },
  { name: 'Nosotros', href: paths.about, words: 'nosotros quiénes somos tienda historia' },
  { name: 'Tutoriales', href: paths.tutorials, words: 'tutoriales videos cómo usar' },
  { name: 'Aviso de privacidad', href: paths.privacy, words: 'privacidad datos personales arco' },
  { name: 'Términos y condiciones', href: paths.terms, words: 'términos condiciones políticas' },
];

const WORD = /[a-z0-9]+/g;
const STOP_WORDS = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'el',
  'en',
  'la',
  'las',
  'los',
  'para',
  'por',
  'un',
  'una',
  'y',
]);
const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** Whether every telling word of a query begins a word of the text. The plural of a query is not held against it. */
export function beginsIn(query: string, text: string): boolean {
  const asked = wordsOf(query).filter((word) => !STOP_WORDS.has(word));
  if (asked.length === 0) return false;
  const words = wordsOf(text);
  return asked.every((one) => {
    const stem = one.length > 4 ? one.replace(/(es|s)$/, '') : one;
    return words.some((word) => word.startsWith(stem));
  });
}

export function findPages(query: string): readonly SitePage[] {
  return SITE_PAGES.filter(({ name, words }) => beginsIn(query, `${name} ${words}`));
}
