import type { Page } from '@playwright/test';
import { axeFaultsInEachColour } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import {
  banner,
  bar,
  DESKTOP,
  drawer,
  hamburger,
  PHONE,
  PRODUCT,
  searchBox,
  suggestions,
  visit,
} from './page-parts.ts';
import { buildList, fillForm } from './quote-parts.ts';

test.use({ testMode: false, contextOptions: { reducedMotion: 'reduce' } });

/** What a page can be brought to besides what its address says: axe looks at each in the page's own colours and in forced ones, without movement. */
interface State {
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly open: (page: Page) => Promise<void>;
  /** What of the page is looked at; all of it without. */
  readonly part?: string;
  /** Rules of axe that do not hold there. */
  readonly without?: readonly string[];
}

const DRILLS = '/herramienta-inalambrica';
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' });

async function choose(page: Page, count: number): Promise<void> {
  await visit(page, DRILLS);
  const boxes = page.getByRole('article').getByRole('checkbox');
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
}

async function addOne(page: Page): Promise<void> {
  await visit(page, DRILLS);
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await expect(notices(page).getByRole('button', { name: 'Deshacer' })).toBeVisible();
}

async function type(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await suggestions(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
}

async function enlarge(page: Page): Promise<void> {
  await visit(page, PRODUCT);
  await page
    .getByRole('button', { name: /^Ampliar foto/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Acercar' }).click();
  await expect(page.getByRole('button', { name: 'Ver completa' })).toBeVisible();
}

async function paste(page: Page, words: string): Promise<void> {
  await visit(page, '/cotizacion');
  await page.getByRole('button', { name: 'Pegar una lista completa' }).click();
  if (words) await page.getByLabel('Tu lista, un artículo por renglón').fill(words);
  await page.getByRole('button', { name: 'Buscar los artículos' }).click();
}

const COMPARING: readonly State[] = [
  {
    name: 'a comparison',
    open: (page) => visit(page, '/comparar?clave=TZ-DH20&clave=TZ-DH12&ver=diferencias'),
    part: 'main',
  },
  {
    name: 'a comparison on a phone',
    size: PHONE,
    open: (page) => visit(page, '/comparar?clave=TZ-DH20&clave=TZ-DH12'),
    part: 'main',
  },
  { name: 'a comparison of nothing', open: (page) => visit(page, '/comparar'), part: 'main' },
  {
    name: 'a fifth product to compare',
    open: async (page) => {
      await choose(page, 4);
      await page.getByRole('article').getByRole('checkbox').nth(4).click();
      await expect(page.getByRole('region', { name: 'Comparar productos' }).getByRole('alert')).toBeVisible();
    },
    part: 'main',
  },
  { name: 'two products to compare on a phone', size: PHONE, open: (page) => choose(page, 2), part: 'main' },
];

/** Each goes on from the one before. */
const LISTING: readonly State[] = [
  { name: 'a shared list', open: (page) => visit(page, '/cotizacion#lista=1TZ-DH20*2'), part: 'main' },
  {
    name: 'a pasted list',
    open: async (page) => {
      await paste(page, '5 codos de pvc 2"\nzzyzx que nadie vende');
      await expect(page.getByRole('heading', { name: 'Esto encontramos' })).toBeFocused();
    },
    part: 'main',
  },
  {
    name: 'a pasted list of nothing',
    open: async (page) => {
      await paste(page, '');
      await expect(page.getByText('Escribe al menos un artículo.')).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'a list’s name that is refused',
    open: async (page) => {
      await buildList(page, 2);
      await page.getByRole('button', { name: 'Ponerle nombre a esta lista' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible();
    },
    part: 'dialog[open]',
  },
  {
    name: 'a list with a name',
    open: async (page) => {
      await page.getByLabel('Nombre de la lista').fill('Casa Cumbres');
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByRole('region', { name: 'Tus listas' }).locator('[aria-current]')).toContainText(
        'Casa Cumbres',
      );
    },
    part: 'main',
  },
  {
    name: 'a request with faults, on a phone',
    size: PHONE,
    open: async (page) => {
      await page.getByLabel('Correo').fill('ana');
      await page.getByRole('button', { name: 'Enviar mi lista' }).click();
      await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'a request that was received',
    open: async (page) => {
      await page.getByLabel('Correo').fill('');
      await fillForm(page);
      await page.getByRole('button', { name: 'Enviar mi lista' }).click();
      await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    },
    part: 'main',
  },
];

const LOOKING: readonly State[] = [
  // The dialog moves the picture by the arrow keys itself.
  { name: 'a picture seen close', open: enlarge, part: 'dialog[open]', without: ['scrollable-region-focusable'] },
  {
    name: 'a picture seen close on a phone',
    size: PHONE,
    open: enlarge,
    part: 'dialog[open]',
    without: ['scrollable-region-focusable'],
  },
  {
    name: 'an open megamenu',
    open: async (page) => {
      await visit(page, '/');
      await bar(page).getByRole('button', { name: 'Menú de Herramienta inalámbrica' }).click();
      await expect(
        bar(page)
          .getByRole('link', { name: /Rotomartillos/ })
          .first(),
      ).toBeVisible();
    },
    part: 'header',
  },
  {
    name: '“Herramientas en General”',
    open: async (page) => {
      await visit(page, '/');
      await bar(page).getByRole('button', { name: 'Herramientas en General' }).click();
      await expect(banner(page).getByRole('link', { name: /^Soldadoras/ })).toBeVisible();
    },
    part: 'header',
  },
  {
    name: 'the drawer of a phone',
    size: PHONE,
    open: async (page) => {
      await visit(page, '/');
      await hamburger(page).click();
      await drawer(page, 'Menú').getByRole('button', { name: 'Herramienta inalámbrica' }).click();
      await expect(drawer(page, 'Herramienta inalámbrica')).toBeVisible();
    },
    part: 'dialog[open]',
  },
];

const FINDING: readonly State[] = [
  { name: 'a filtered list', open: (page) => visit(page, `${DRILLS}?voltaje=20-v`), part: 'main' },
  {
    name: 'filters on a phone',
    size: PHONE,
    open: async (page) => {
      await visit(page, `${DRILLS}?voltaje=20-v`);
      await page.getByRole('button', { name: /^Filtrar/ }).click();
      await expect(drawer(page, 'Filtrar').getByRole('checkbox', { checked: true })).toHaveCount(1);
    },
    part: 'dialog[open]',
  },
  {
    name: 'suggestions with a sentence',
    open: async (page) => {
      await visit(page, '/');
      await type(page, 'codo pvc 1/2');
    },
    part: 'header',
  },
  {
    name: 'suggestions with a guide, on a phone',
    size: PHONE,
    open: async (page) => {
      await visit(page, '/');
      await hamburger(page).click();
      await drawer(page, 'Menú').getByRole('combobox').fill('pintura para baño');
      await suggestions(page).first().waitFor();
    },
    part: 'dialog[open]',
    // The arrow keys of the field scroll the suggestions; axe knows that of a listbox and not of what is around one.
    without: ['scrollable-region-focusable'],
  },
  { name: 'the bar at the bottom', size: PHONE, open: (page) => visit(page, '/') },
  { name: 'a notice with something to do', open: addOne },
  {
    name: 'what was looked at, and what fits',
    open: async (page) => {
      await visit(page, '/pinturas/vinilicas/pintura-vinilica-blanca-4-l-galon');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('vistos'))).not.toBeNull();
      await visit(page, PRODUCT);
      await expect(page.getByRole('region', { name: 'Vistos hace poco' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Para tu equipo' })).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'a product that is no longer sold',
    open: (page) => visit(page, '/herramienta-inalambrica/rotomartillos-inalambricos/ya-no-esta'),
    part: 'main',
  },
  // The last one, because it ends without a network.
  {
    name: 'two notices over the bars of a phone',
    size: PHONE,
    open: async (page) => {
      await addOne(page);
      await page.context().setOffline(true);
      await expect(notices(page).getByText(/^Sin conexión/)).toBeVisible();
    },
  },
];

const CALCULATING: readonly State[] = (
  [
    ['paint', 'para=pintura&clave=PV-4&ancho=3&alto=2.4&iguales=2&puertas=1'],
    ['paint, with faults', 'para=pintura&clave=PV-4&ancho=cuatro&alto=2,4'],
    ['roof coating', 'para=impermeabilizante&clave=IM-5&largo=8&ancho=6&pretil=28'],
    ['tile adhesive', 'para=adhesivo&clave=RS-PEG&largo=4&ancho=3&formato=grande'],
    ['concrete', 'para=concreto&largo=4&ancho=5&espesor=10&iguales=1'],
  ] as const
).map(([name, fields]) => ({
  name: `a calculation of ${name}`,
  ...(name === 'paint' && { size: PHONE }),
  open: (page: Page) => visit(page, `/calculadora?${fields}`),
  part: 'main',
}));

for (const [what, states] of [
  ['what compares products', COMPARING],
  ['what makes a list and sends it', LISTING],
  ['the menus and a picture seen close', LOOKING],
  ['the filters, the suggestions and the notices', FINDING],
  ['the calculators', CALCULATING],
] as const) {
  test(`axe finds nothing in any state of ${what}, in the shop’s colours and in forced ones, without movement`, async ({
    page,
  }) => {
    for (const { name, size = DESKTOP, open, part, without } of states)
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await open(page);
        expect(await axeFaultsInEachColour(page, part, without), name).toEqual([]);
      });
  });
}
