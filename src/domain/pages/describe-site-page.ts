import { several } from '#domain/kernel/several.ts';
import { plainText } from '#domain/page-text/inline.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { parseLines, sectionsOf } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import { type PageName, pages } from '#domain/site/pages.ts';
import { SEARCH_FIELD } from '#domain/site/query-fields.ts';
import { questionsOf } from '#domain/site/questions.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { makeHead } from './make-head.ts';
import type { PageHead } from './page-head.ts';
import type { PageShop } from './page-shop.ts';
import { describeWith, oneLine } from './page-text.ts';
import { hoursSentence, phoneSentence, placeSentence } from './store-sentences.ts';
import { breadcrumbList, questionsPage } from './structured-data.ts';
import type { StructuredNode } from './structured-node.ts';
import { hardwareStore, webSite } from './structured-store.ts';

type SitePageName = Exclude<PageName, 'search'>;

const days = (count: number): string => several(count, 'día', 'días');

/** What each page is about, the most particular first. */
const sentences: Readonly<Record<SitePageName, (shop: PageShop) => readonly string[]>> = {
  home: ({ profile }) => [profile.description],
  about: ({ profile }) => [aboutSentence(profile)],
  advantages: ({ profile }) => [withHeadings(`Por qué comprar en ${profile.name}`, 'ventajas', profile)],
  howToBuy: ({ profile: { name, policies } }) => [
    `Cómo comprar en ${name}: arma tu lista, recibe tu cotización y decide con el precio en la mano.`,
    `La cotización vale ${days(policies.quoteDays)}.`,
  ],
  questions: ({ profile }) => {
    const answers = several(questionsOf(profile).length, 'respuesta', 'respuestas');
    return [withHeadings(`${answers} de ${profile.name}`, 'preguntas', profile)];
  },
  contact: (shop) => [`Cotiza en ${placeSentence(shop)}`, phoneSentence(shop), hoursSentence(shop.profile)],
  tutorials: ({ profile: { name } }) => [
    `Tutoriales de ${name}: cómo elegir, usar y cuidar tu herramienta y tus materiales, paso a paso.`,
  ],
  calculator: ({ profile: { name } }) => [
    `Calculadora de ${name}: cuánta pintura, impermeabilizante, adhesivo o concreto necesitas, y la combinación más barata de botes.`,
  ],
  compare: ({ profile: { name } }) => [
    `Compara hasta cuatro productos de ${name} lado a lado: precio, marca y ficha técnica, con solo lo que los distingue.`,
  ],
  quote: ({ profile: { name } }) => [
    `Tu lista para cotizar en ${name}: revisa cantidades y envíala por WhatsApp o por este sitio.`,
  ],
  repair: ({ profile: { name } }) => [
    `Consulta cómo va tu reparación en el taller de ${name}: diagnóstico, presupuesto y fecha de entrega.`,
  ],
  offline: ({ profile: { name } }) => [
    `Usa el catálogo de ${name} sin conexión: precios, fotos y buscador en tu equipo, en la obra o en carretera.`,
  ],
  privacy: ({ profile: { name, address } }) => [
    `Aviso de privacidad de ${name}, ${address.city}: qué datos usa, para qué, y cómo pedir que los corrija o los borre.`,
  ],
  terms: ({ profile: { name, policies } }) => [
    `Términos y condiciones de ${name}: precios con IVA, cotizaciones de ${days(policies.quoteDays)} y cambios en ${days(policies.exchangeDays)}.`,
  ],
};

/** What the store's text says of the store; without an introduction, what its profile says. */
function aboutSentence(profile: StoreProfile): string {
  const { name, description } = profile;
  const intro = plainText(textOf('nosotros', profile).intro, profile).trim() || description;
  return intro.includes(name) ? intro : `${name}: ${intro}`;
}

/** What a text is about: the store promises nothing that its own text does not. */
function headingsOf(page: TextPage, profile: StoreProfile): readonly string[] {
  return sectionsOf(parseLines(textOf(page, profile).lines))
    .map(({ title }) => plainText(title, profile).trim())
    .filter((title) => title !== '');
}

/** A sentence about a text with what it is about, if it says so. */
function withHeadings(about: string, page: TextPage, profile: StoreProfile): string {
  const headings = listed(headingsOf(page, profile));
  return headings === '' ? `${about}.` : `${about}: ${headings}.`;
}

/** In the middle of a sentence. A heading that begins with an abbreviation keeps it: `IVA incluido`. */
const listed = (headings: readonly string[]): string =>
  headings
    .map((text) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text))
    .join(', ');

/** A visitor's own list, repair and choice: nothing for search engines. */
const PRIVATE: ReadonlySet<PageName> = new Set(['quote', 'repair', 'compare']);

/** @param isUnlisted search engines may not list the page, only what it leads to: somebody's choice, or a page without content. */
export function describeSitePage(name: SitePageName, shop: PageShop, isUnlisted = false): PageHead {
  const { path, title } = pages[name];
  const [first = title, ...more] = sentences[name](shop);
  return makeHead(
    {
      ...(name !== 'home' && { title }),
      description: describeWith(first, [...more, ...(name === 'contact' ? [] : [phoneSentence(shop)])]),
      path: PRIVATE.has(name) || isUnlisted ? undefined : path,
      type: name === 'home' || name === 'contact' ? 'website' : 'article',
      ...(PRIVATE.has(name) && { robots: 'noindex' }),
      ...(isUnlisted && { robots: 'noindex, follow' }),
      jsonLd: structuredOf(name, shop),
    },
    shop,
  );
}

function structuredOf(name: SitePageName, shop: PageShop): StructuredNode[] {
  const { profile, origin } = shop;
  if (name === 'home') return [hardwareStore(shop), webSite(profile, origin)];
  const { path, title } = pages[name];
  // Search engines report a question without an answer, and a page of questions without any, as broken.
  const answered = name === 'questions' ? questionsOf(profile).filter(({ answer }) => answer.trim() !== '') : [];
  const trail = [
    { name: pages.home.title, href: pages.home.path },
    { name: title, href: path },
  ];
  return [
    breadcrumbList(trail, origin),
    ...(name === 'contact' ? [hardwareStore(shop)] : []),
    ...(answered.length > 0 ? [questionsPage(answered)] : []),
  ];
}

/** Search results are for people: search engines list the pages that they lead to. */
export function describeSearch(words: string, shop: PageShop): PageHead {
  const shown = oneLine(words, 60);
  const first = shown ? `Resultados de “${shown}” en el catálogo` : 'Busca en el catálogo';
  return makeHead(
    {
      title: shown ? `Resultados de “${shown}”` : pages.search.title,
      description: describeWith(`${first} de ${shop.profile.name}, ${shop.profile.address.city}.`, [
        'Encuentra por nombre, clave, medida o código de barras.',
        phoneSentence(shop),
      ]),
      path: words
        ? `${pages.search.path}?${SEARCH_FIELD}=${encodeURIComponent(oneLine(words, 200))}`
        : pages.search.path,
      robots: 'noindex, follow',
    },
    shop,
  );
}
