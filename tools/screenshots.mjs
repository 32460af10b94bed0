// `npm run screenshots`: every page at a phone's and a desktop's width, into screenshots/, for a person to look at.
// Words after it choose pages by their name: `npm run screenshots -- producto`; `--shop` leaves out the staff's. Run `npm run build` first.
// `--sizes` takes the window alone, at the six sizes at which the layouts differ: a small phone, one held upright and sideways, a tablet, two desktops.
// `npm run screenshots -- --manual` makes the pictures of the staff's manual instead, small ones, into docs/pictures/.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { openList, reviewList } from './price-scenes.mjs';
import { fillQuote, findPerson, openQuote, openSheet, showFigures, waitForQuotes } from './quote-scenes.mjs';
import { launchChromium } from './setup/chromium.mjs';
import { startDemoStore } from './setup/demo-store.mjs';
import {
  beginSecondFactor,
  chooseLabels,
  invite,
  lowerPrice,
  openRepair,
  openRepairPage,
  readLog,
  teachWord,
} from './shop-scenes.mjs';
import {
  comeBackToForm,
  disagree,
  editCells,
  findOthersWork,
  openTrash,
  readHistory,
  waitWithPicture,
} from './staff-scenes.mjs';
import { beKiosk, failForm, fillList, pasteList } from './visitor-scenes.mjs';

const OUT = 'screenshots';
const USUAL = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const ALL_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PHONE = 768;

const PRICES = '/admin/acciones-automatizadas/subir-precios-con-excel';
const listing = '/herramienta-inalambrica';

/** Opens the first product of a listing, because the addresses of products depend on the demo. */
async function openProduct(page) {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('table').first().waitFor();
}

/**
 * Name, address and what is done there before the picture.
 * @type {readonly (readonly [name: string, path: string, act?: (page: import('playwright').Page, width: number) => Promise<void>])[]}
 */
const PAGES = [
  ['inicio', '/'],
  ['menu', '/', openMenu],
  ['menu-general', '/', openGeneral],
  ['categoria', listing],
  ['categoria-filtrada', `${listing}?voltaje=20-v`, openFilters],
  ['subcategoria', `${listing}/rotomartillos-inalambricos`],
  ['producto', listing, openProduct],
  ['producto-ampliado', listing, openZoom],
  ['producto-descontinuado', `${listing}/rotomartillos-inalambricos/ya-no-esta`],
  ['pinturas', '/pinturas'],
  ['busqueda', '/busqueda?search=taladro'],
  ['busqueda-sin-resultados', '/busqueda?search=xyzzyqwv'],
  ['busqueda-medida', '/busqueda?search=codo+pvc+1%2F2'],
  ['busqueda-guia', '/busqueda?search=pintura+para+ba%C3%B1o'],
  ['busqueda-no-vendemos', '/busqueda?search=taza+de+ba%C3%B1o'],
  ['sugerencias', '/', typeSearch],
  ['sugerencias-medida', '/', (page, width) => typeSearch(page, width, 'codo pvc 1/2')],
  ['sugerencias-guia', '/', (page, width) => typeSearch(page, width, 'pintura para baño')],
  ['nosotros', '/nosotros'],
  ['ventajas', '/ventajas'],
  ['como-comprar', '/como-comprar'],
  ['preguntas-frecuentes', '/preguntas-frecuentes'],
  ['contacto', '/contacto.html'],
  ['aviso-de-privacidad', '/aviso-de-privacidad'],
  ['terminos-y-condiciones', '/terminos-y-condiciones'],
  ['tutoriales', '/tutoriales'],
  [
    'calculadora',
    '/calculadora?para=pintura&clave=PV-4&ancho=3&alto=2.4&iguales=2&ancho=4&alto=2.4&iguales=2&puertas=1&ventanas=1',
  ],
  ['calculadora-impermeabilizante', '/calculadora?para=impermeabilizante&clave=IM-5&largo=8&ancho=6&pretil=28'],
  ['calculadora-adhesivo', '/calculadora?para=adhesivo&clave=RS-PEG&largo=4&ancho=3&formato=grande'],
  ['calculadora-concreto', '/calculadora?para=concreto&largo=4&ancho=5&espesor=10&iguales=1'],
  ['calculadora-desde-producto', '/pinturas/vinilicas/pintura-vinilica-blanca-4-l-galon'],
  ['calculadora-vacia', '/calculadora?para=pintura&ancho=cuatro&alto=2,4'],
  ['no-existe', '/no-existe/nada'],
  ['comparacion', '/comparar?clave=TZ-DH20&clave=TZ-DH12&clave=TZ-AT4'],
  ['lista', '/cotizacion', fillList],
  ['lista-con-faltas', '/cotizacion', failForm],
  ['lista-pegada', '/cotizacion', pasteList],
  ['sin-conexion', '/sin-conexion'],
  ['kiosko', '/?kiosko=1', beKiosk],
  ['personal-entrar', '/login/'],
  ['personal-productos', '/admin/productos', waitForRows],
  ['personal-producto', '/admin/productos', openProductForm],
  ['personal-edicion-rapida', '/admin/productos?edicion=rapida', editCells],
  ['personal-precios-columnas', PRICES, openList],
  ['personal-precios-revision', PRICES, reviewList],
  ['personal-categorias', '/admin/categorias'],
  ['personal-categoria', '/admin/categorias', openCategoryForm],
  ['personal-subcategorias', '/admin/sub'],
  ['personal-publicar', '/admin/publicar'],
  ['personal-tutorial', '/admin/tutoriales/crear-tutorial', fillTutorial],
  ['personal-cotizaciones', '/admin/cotizaciones', waitForQuotes],
  ['personal-cotizacion', '/admin/cotizaciones', openQuote],
  ['personal-cotizacion-nueva', '/admin/cotizaciones/nueva', fillQuote],
  ['personal-cotizacion-hoja', '/admin/cotizaciones', openSheet],
  ['personal-datos-de-una-persona', '/admin/cotizaciones', findPerson],
  ['personal-historial', '/admin/productos', readHistory],
  ['personal-ajustes', '/admin/ajustes'],
  ['personal-ajustes-horario', '/admin/ajustes/horario'],
  ['personal-ajustes-portada', '/admin/ajustes/portada'],
  ['personal-ajustes-promociones', '/admin/ajustes/promociones', lowerPrice],
  ['personal-ajustes-texto', '/admin/ajustes/texto-nosotros'],
  ['personal-ajustes-colores', '/admin/ajustes/apariencia'],
  ['personal-ajustes-emblema', '/admin/ajustes/emblema'],
  ['personal-ajustes-kioskos', '/admin/ajustes/kioskos'],
  ['personal-bitacora', '/admin/historial', readLog],
  ['personal-exportar', '/admin/exportar'],
  ['personal-busquedas', '/admin/busquedas', teachWord],
  ['personal-cuentas', '/admin/cotizaciones', showFigures],
  ['personal-etiquetas', '/admin/etiquetas-de-anaquel', chooseLabels],
  ['personal-invitar', '/admin/personal', invite],
  ['personal-dos-pasos', '/admin/mi-cuenta', beginSecondFactor],
  ['personal-taller', '/admin/taller'],
  ['personal-taller-folio', '/admin/taller', openRepair],
  ['personal-taller-cliente', '/admin/taller', openRepairPage],
  ['personal-papelera', '/admin/tutoriales', openTrash],
  ['personal-recuperado', '/admin/productos', comeBackToForm],
  ['personal-foto-en-espera', '/admin/tutoriales/crear-tutorial', waitWithPicture],
  ['personal-conflicto', '/admin/productos?buscar=AL-1', disagree],
  ['personal-otra-persona', '/admin/productos', findOthersWork],
];
const STAFF_PAGE = /^personal-/;
/** What a colleague elsewhere does is written past the rules, which only the test mode allows. */
const WRITES_FREELY = new Set(['personal-conflicto']);
const MANUAL = { out: 'docs/pictures', width: 1080, height: 760 };

/** The demo store's own account, as the demo fill prints it. */
async function signIn(context) {
  const page = await context.newPage();
  await page.goto('/login/');
  await page.getByLabel('Correo').fill('demo@lafragua.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('fragua-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor();
  await page.close();
}

async function waitForRows(page) {
  await page.getByRole('row').getByRole('link').first().waitFor();
}

async function openProductForm(page) {
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Editar producto' }).waitFor();
}

async function openCategoryForm(page) {
  await page.getByRole('link', { name: 'Con cable' }).click();
  await page.getByRole('radio', { name: /Megamenú/ }).waitFor();
  await page.getByRole('region', { name: 'Menú', exact: true }).scrollIntoViewIfNeeded();
}

async function fillTutorial(page) {
  await page.getByLabel('Título').fill('Cómo cambiar los carbones');
  await page
    .getByLabel('Texto del tutorial')
    .fill('## Antes de empezar\n\nDesconecta la herramienta.\n\n- Desarmador plano\n- Carbones nuevos');
  await page.getByLabel('Imagen', { exact: true }).setInputFiles('public/icons/icono-512.png');
  await page.getByRole('button', { name: 'Quitar la foto' }).waitFor();
}

async function openMenu(page, width) {
  if (width < PHONE) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('dialog', { name: 'Menú' }).waitFor();
  } else
    await page
      .getByRole('button', { name: /^Menú de/ })
      .first()
      .click();
}

async function openGeneral(page, width) {
  if (width >= PHONE) {
    await page.getByRole('button', { name: 'Herramientas en General' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Soldadoras/ })
      .waitFor();
    return;
  }
  await openMenu(page, width);
  await page.getByRole('dialog').getByRole('button', { name: 'Herramienta inalámbrica' }).click();
}

async function openFilters(page, width) {
  if (width < PHONE) await page.getByRole('button', { name: /^Filtrar/ }).click();
}

async function openZoom(page) {
  await openProduct(page);
  await page
    .getByRole('button', { name: /^Ampliar foto/ })
    .first()
    .click();
}

async function typeSearch(page, width, query = 'taladro') {
  if (width < PHONE) await openMenu(page, width);
  await page.getByRole('combobox', { name: 'Buscar en el catálogo' }).first().fill(query);
  await page.getByRole('option').first().waitFor();
}

/** Scrolls so that lazy content is shown, and waits for its pictures. */
async function settle(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

/** Waits for the pictures inside the window. Further ones may be lazy, and the browser never begins those without scrolling. */
async function waitForPictures(page) {
  await page.evaluate(async () => {
    const isInside = ({ left, right, top, bottom }) =>
      right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const pending = [...document.images].filter(
      (image) => !image.complete && [...image.getClientRects()].some((box) => isInside(box)),
    );
    await Promise.all(pending.map((image) => image.decode().catch(() => {})));
  });
}

/** Waits for all pictures of a page that was scrolled through. */
async function waitForAllPictures(page) {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
}

/** A list of a thousand rows would make a picture that no viewer opens. */
const LONGEST_PX = 12_000;

/** The whole page, or what the window shows. */
async function photograph(page, path, isWhole) {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]);
  if (!isWhole || height <= LONGEST_PX) await page.screenshot({ path, fullPage: isWhole });
  else await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: LONGEST_PX } });
}

const isManual = process.argv.includes('--manual');
const isWindow = isManual || process.argv.includes('--sizes');
const isShop = process.argv.includes('--shop');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = PAGES.filter(
  ([name]) =>
    (!isManual || STAFF_PAGE.test(name)) &&
    (!isShop || !STAFF_PAGE.test(name)) &&
    (wanted.length === 0 || wanted.some((word) => name.includes(word))),
);
const sizes = isManual ? [MANUAL] : isWindow ? ALL_SIZES : USUAL;
await mkdir(isManual ? MANUAL.out : OUT, { recursive: true });
const browser = await launchChromium();
let failures = 0;

/** @param {typeof PAGES} pages @param {boolean} testMode */
async function photographAll(pages, testMode) {
  if (pages.length === 0) return;
  const store = await startDemoStore('dist', testMode);
  try {
    for (const size of sizes) await photographAt(size, pages, store.origin);
  } finally {
    await store.stop();
  }
}

async function photographAt({ width, height }, pages, baseURL) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: width < PHONE || height < 500,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the style below, which the site's content policy refuses.
    bypassCSP: true,
  });
  let isSignedIn = false;
  for (const [name, path, act] of pages) {
    if (path.startsWith('/admin') && !isSignedIn) {
      await signIn(context);
      isSignedIn = true;
    }
    const page = await context.newPage();
    try {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await page.getByText('Comprobando con la tienda').waitFor({ state: 'detached' });
      await act?.(page, width);
      // A dialog is photographed as the window shows it, everything else as the whole page.
      const isOver = await page.evaluate(() => Boolean(document.querySelector('dialog[open], [aria-expanded="true"]')));
      // A screenshot of the whole page does not lay out what `content-visibility` skipped.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const isPart = isOver || isWindow;
      if (!isPart) await settle(page);
      await (isPart ? waitForPictures(page) : waitForAllPictures(page));
      if (isManual) {
        await page.screenshot({ path: join(MANUAL.out, `${name}.jpg`), type: 'jpeg', quality: 62 });
      } else await photograph(page, join(OUT, `${name}-${width}${isWindow ? `x${height}` : ''}.png`), !isPart);
    } catch (reason) {
      failures += 1;
      console.error(name, width, reason);
    }
    await page.close();
  }
  await context.close();
}

try {
  await photographAll(
    chosen.filter(([name]) => !WRITES_FREELY.has(name)),
    false,
  );
  await photographAll(
    chosen.filter(([name]) => WRITES_FREELY.has(name)),
    true,
  );
} finally {
  await browser.close();
}
console.log(`${chosen.length * sizes.length - failures} fotos en ${isManual ? MANUAL.out : OUT}/`);
process.exitCode = failures > 0 ? 1 : 0;
