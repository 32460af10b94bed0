import { QUOTE_PAGE } from '../quotes/status-link.ts';
import { REPAIR_PAGE } from '../workshop/repair-link.ts';

/** Where a page is linked: `nav` is the nav bar, the phone's menu and the footer; `footer` its first column only; `legal` its last line. */
export type PageMenu = 'nav' | 'footer' | 'legal';

export interface SitePage {
  readonly path: string;
  /** In menus, in the breadcrumb and in the browser's tab. */
  readonly title: string;
  /** In the nav bar, where the title is too long. */
  readonly short?: string;
  readonly menu?: PageMenu;
  /** The component in `src/storefront/pages/`, in a file of its own name. Pages without one have their screen in `src/storefront/pages.ts`. */
  readonly component?: string;
}

/**
 * Every public page whose address does not depend on the catalogue. Routes, menus, the footer, the search and the addresses that no category may
 * take derive from this table: a new page is a row here, a row in `pageKeywords` and its component. Menus follow the order of the rows.
 */
export const pages = {
  home: { path: '/', title: 'Inicio', menu: 'footer' },
  about: { path: '/nosotros', title: 'Nosotros', menu: 'nav', component: 'AboutPage' },
  advantages: { path: '/ventajas', title: 'Ventajas', menu: 'nav', component: 'AdvantagesPage' },
  howToBuy: { path: '/como-comprar', title: 'Cómo comprar', menu: 'nav', component: 'HowToBuyPage' },
  questions: {
    path: '/preguntas-frecuentes',
    title: 'Preguntas frecuentes',
    short: 'Preguntas',
    menu: 'nav',
    component: 'QuestionsPage',
  },
  contact: { path: '/contacto.html', title: 'Contacto', menu: 'nav', component: 'ContactPage' },
  tutorials: { path: '/tutoriales', title: 'Tutoriales', menu: 'footer' },
  calculator: { path: '/calculadora', title: 'Calculadora', menu: 'footer' },
  search: { path: '/busqueda', title: 'Buscar' },
  compare: { path: '/comparar', title: 'Comparar productos' },
  quote: { path: QUOTE_PAGE, title: 'Tu lista para cotizar' },
  repair: { path: REPAIR_PAGE, title: 'Tu reparación' },
  offline: { path: '/sin-conexion', title: 'Usar sin conexión', menu: 'legal' },
  privacy: { path: '/aviso-de-privacidad', title: 'Aviso de privacidad', menu: 'legal', component: 'PrivacyPage' },
  terms: { path: '/terminos-y-condiciones', title: 'Términos y condiciones', menu: 'legal', component: 'TermsPage' },
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageName = keyof typeof pages;

/** The rows of the table as one type, for code that goes through all of them. */
export const allPages: readonly SitePage[] = Object.values(pages);

/** The pages of a menu, in the order of the table. */
export function pagesOfMenu(...menus: readonly PageMenu[]): readonly SitePage[] {
  return allPages.filter(({ menu }) => menu !== undefined && menus.includes(menu));
}

/** A page, or a part of it that has an anchor, as the search finds it. */
export interface PageTopic {
  /** The anchor of the part, without its `#`. */
  readonly part?: string;
  /** What the page is opened with, without its `?`, where it shows different things. */
  readonly query?: string;
  /** As shown among the results, where it is not the page's title. */
  readonly title?: string;
  /** Other words it is found by, separated by a comma. */
  readonly keywords: string;
}

/** What the search finds each page by. A constant of its own, because only the search worker reads it: the first load of a visit leaves it out. */
export const pageKeywords: Readonly<Record<PageName, readonly PageTopic[]>> = {
  home: [],
  contact: [
    { title: 'Cotización y contacto', keywords: 'precio, presupuesto, teléfono, WhatsApp, correo' },
    { part: 'ubicacion', title: 'Ubicación', keywords: 'sucursal, tienda, dirección, mapa, estacionamiento' },
    { part: 'horario', title: 'Horario', keywords: 'horario de atención, días y horas' },
  ],
  about: [
    {
      part: 'taller',
      title: 'Taller y centro de servicio',
      keywords: 'reparación, garantía, servicio técnico, diagnóstico, refacciones',
    },
    { part: 'centro-de-experiencia', title: 'Centro de experiencia', keywords: 'demostración, prueba de herramienta' },
    { keywords: 'quiénes somos, historia' },
  ],
  questions: [
    { part: 'garantia', title: 'Hacer válida la garantía', keywords: 'póliza' },
    { part: 'factura', title: 'Facturación', keywords: 'factura, CFDI, RFC' },
    { part: 'pago', title: 'Formas de pago', keywords: 'pago, transferencia, tarjeta, efectivo' },
    { part: 'entrega', title: 'Entregas', keywords: 'entrega, envío, flete, entrega a domicilio, obra' },
    { part: 'cambios', title: 'Cambios y devoluciones', keywords: 'devolución, reembolso' },
    { keywords: 'dudas, ayuda, IVA' },
  ],
  howToBuy: [{ keywords: 'pedido, pasos, mayoreo' }],
  advantages: [{ keywords: 'distribuidor autorizado' }],
  tutorials: [{ keywords: 'videos, guías, cómo usar, cómo elegir' }],
  calculator: [
    {
      title: 'Calculadora de materiales',
      keywords: 'calcular, cuánto necesito, cuántos litros, cuántas cubetas, cuántos sacos, metros cuadrados',
    },
    {
      query: 'para=pintura',
      title: 'Calculadora de pintura',
      keywords: 'calcular pintura, cuánta pintura, litros de pintura, rendimiento de pintura',
    },
    {
      query: 'para=impermeabilizante',
      title: 'Calculadora de impermeabilizante',
      keywords: 'calcular impermeabilizante, cuánto impermeabilizante',
    },
    {
      query: 'para=adhesivo',
      title: 'Calculadora de adhesivo para piso',
      keywords: 'calcular pegazulejo, cuánto pegazulejo, cuánto adhesivo',
    },
    {
      query: 'para=concreto',
      title: 'Calculadora de concreto',
      keywords: 'calcular concreto, cuánto cemento, cuánta arena, cuánta grava, metros cúbicos',
    },
  ],
  search: [],
  compare: [],
  quote: [],
  // It needs the link of a receipt: who searches for a repair is led to the workshop.
  repair: [],
  offline: [],
  privacy: [{ keywords: 'datos personales, derechos ARCO' }],
  terms: [{ keywords: 'condiciones de venta, políticas' }],
};
