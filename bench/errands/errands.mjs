/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./shopper.mjs').Shopper} Shopper */

/** @param {Page} page */
const place = (page, name) => page.getByRole('navigation', { name: 'Accesos' }).getByRole('link', { name });
/** @param {Page} page */
const box = (page) => page.getByRole('main').getByRole('combobox');
/** @param {Page} page */
const cards = (page) => page.getByRole('main').getByRole('article');
/** @param {Page} page */
const cardLink = (page) => cards(page).first().getByRole('heading').getByRole('link');
/** @param {Page} page */
const lines = (page) => page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');

/** Opens the search and types; the first card is the answer. @param {Shopper} shopper @param {Page} page @param {string} words */
async function search(shopper, page, words) {
  await shopper.tap(place(page, 'Buscar'), box(page));
  await shopper.type(box(page), words);
  await shopper.enter(cards(page).first());
}

/** What a shopper comes for, each from the front page. @type {readonly { name: string, run: (shopper: Shopper, page: Page) => Promise<void> }[]} */
export const ERRANDS = [
  {
    name: '1 price of a known article',
    async run(shopper, page) {
      await search(shopper, page, 'taladro percutor 20v');
      await shopper.read(cards(page).first().getByText(/\$/).first());
    },
  },
  {
    name: '2 what helps with a problem',
    async run(shopper, page) {
      await search(shopper, page, 'humedad en la pared');
      await shopper.read(page.getByText('Contra humedad y salitre'));
      await shopper.tap(cardLink(page), page.getByRole('button', { name: /Agregar/ }).first());
    },
  },
  {
    name: '3 whether a size is sold',
    async run(shopper, page) {
      await search(shopper, page, 'codo pvc 1/2');
      await shopper.read(page.getByText(/No hay codo de PVC de 1\/2"/).first());
    },
  },
  {
    name: '4 browse and narrow down',
    async run(shopper, page) {
      await shopper.tap(place(page, 'Categorías'), page.getByRole('dialog', { name: 'Menú' }));
      const menu = page.getByRole('dialog', { name: 'Menú' });
      const second = page.getByRole('dialog', { name: 'Herramienta inalámbrica' });
      await shopper.tap(menu.getByRole('button', { name: 'Herramienta inalámbrica' }), second);
      await shopper.tap(second.getByRole('link', { name: 'Ver todo' }), cards(page).first());
      await narrowTo12Volts(shopper, page);
    },
  },
  {
    name: '5 compare two',
    async run(shopper, page) {
      await search(shopper, page, 'taladro inalambrico');
      const boxes = page.getByRole('checkbox', { name: /^Comparar: / });
      await shopper.tap(boxes.nth(0), page.getByRole('region', { name: 'Comparar productos' }));
      const open = page.getByRole('link', { name: 'Comparar 2' });
      await shopper.tap(boxes.nth(1), open);
      await shopper.tap(open, page.getByRole('rowheader', { name: 'Voltaje' }));
    },
  },
  {
    name: '6 what fits my tool',
    async run(shopper, page) {
      await search(shopper, page, 'taladro percutor 20v');
      await shopper.tap(cardLink(page), page.getByRole('region', { name: 'Baterías y cargadores' }));
    },
  },
  {
    name: '7 how much paint, into the list',
    async run(shopper, page) {
      await search(shopper, page, 'pintura vinilica blanca 4 l');
      await shopper.tap(cardLink(page), page.getByRole('link', { name: /^Calcula cuánto necesitas/ }));
      const wall = page.getByRole('group', { name: 'Pared 1' });
      await shopper.tap(page.getByRole('link', { name: /^Calcula cuánto necesitas/ }), wall);
      await shopper.type(wall.getByLabel('Ancho (m)'), '4');
      await shopper.type(wall.getByLabel('Alto (m)'), '2.4');
      const add = page.getByRole('button', { name: 'Agregar a cotización' });
      await shopper.read(add);
      await shopper.tap(add, page.getByText(/En tu lista/).first());
    },
  },
  {
    name: '8 a written list of materials',
    async run(shopper, page) {
      await shopper.tap(place(page, 'Lista'), page.getByRole('button', { name: 'Pegar una lista completa' }));
      const sheet = page.getByLabel('Tu lista, un artículo por renglón');
      await shopper.tap(page.getByRole('button', { name: 'Pegar una lista completa' }), sheet);
      await shopper.type(sheet, '5 codos de pvc 2", 2 cemento pvc, 12 brochas');
      const found = page.getByRole('heading', { name: 'Esto encontramos' });
      await shopper.tap(page.getByRole('button', { name: 'Buscar los artículos' }), found);
      await shopper.tap(page.getByRole('button', { name: /^Agregar 3/ }), lines(page).nth(2));
    },
  },
  {
    name: '9 ask for two articles',
    async run(shopper, page) {
      await search(shopper, page, 'taladro percutor');
      const add = page.getByRole('button', { name: /^Agregar a la lista:/ });
      await shopper.tap(add.first(), page.getByRole('button', { name: /^Agregar otra/ }).first());
      await shopper.tap(add.first(), page.getByRole('button', { name: /^Agregar otra/ }).nth(1));
      await shopper.tap(place(page, 'Lista'), lines(page).nth(1));
      await shopper.type(page.getByLabel('Nombre'), 'Ana Pérez');
      await shopper.type(page.getByLabel('Teléfono'), '8112345678');
      const sent = page.getByRole('heading', { name: 'Recibimos tu solicitud' });
      await shopper.tap(page.getByRole('button', { name: 'Enviar mi lista' }), sent);
    },
  },
  {
    name: '10 a price without a network',
    async run(shopper, page) {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await page.context().setOffline(true);
      await search(shopper, page, 'cemento pvc');
      await shopper.read(cards(page).first().getByText(/\$/).first());
    },
  },
];

/** By the sheet of filters. @param {Shopper} shopper @param {Page} page */
async function narrowTo12Volts(shopper, page) {
  const volts = page.getByRole('dialog').getByRole('checkbox', { name: /^12.V/ });
  await shopper.tap(page.getByRole('button', { name: 'Filtrar' }), volts);
  await shopper.tap(volts);
  const left = page.getByRole('dialog').getByRole('button', { name: /^Ver \d+ productos$/ });
  await shopper.tap(left, page.getByRole('button', { name: 'Filtrar (1)' }));
}
