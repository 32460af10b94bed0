import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  colleague,
  compare,
  confirmWarnings,
  csv,
  isOwnVisit,
  openPrices,
  type PricedProduct,
  pesos,
} from './price-parts.ts';

test.use({ testMode: false, faults: true });

/** One more than a lot: an upload is then four commits, of its lots, of itself, and of two lots of prices. */
const PRICES = 101;
const COMMITS = 4;

test('whatever fault a commit of an upload meets, each price is written once', async ({ page, backend }) => {
  const shop = await colleague(backend.origin);
  const refuse = async (status: string): Promise<void> => {
    const body = JSON.stringify({ refuseCommits: { next: 1, status } });
    expect((await fetch(`${backend.origin}/__/faults`, { method: 'POST', body })).ok).toBe(true);
  };
  const done = page.getByRole('heading', { name: 'Precios aplicados' });
  const stopped = page.getByRole('heading', { name: 'La carga se detuvo' });
  await openPrices(page);
  let now = await shop.products();
  let round = 0;

  /** Uploads a price for each of a hundred and one products, and says what was to become of them. */
  const upload = async (): Promise<ReadonlyMap<string, PricedProduct>> => {
    round += 1;
    const priced = [...now.values()].filter(({ precio }) => precio !== null).slice(0, PRICES);
    const next = new Map(
      priced.map((one) => [one.clave, { ...one, precio: (one.precio ?? 0) + 1, rev: one.rev + 1 }] as const),
    );
    const rows = [...next.values()].map(({ clave, precio }) => [clave, pesos(precio)]);
    await compare(page, `lista-${round}.csv`, csv([['Clave', 'Precio con IVA'], ...rows]));
    await confirmWarnings(page);
    await page.getByRole('button', { name: `Aplicar ${PRICES} precios` }).click();
    await expect(done.or(stopped)).toBeVisible();
    return next;
  };
  const expectWritten = async (next: ReadonlyMap<string, PricedProduct>, what: string): Promise<void> => {
    now = await shop.products();
    const found = [...next.keys()].map((clave) => now.get(clave));
    expect(
      found.map((one) => [one?.clave, one?.precio, one?.rev]),
      what,
    ).toEqual([...next.values()].map(({ clave, precio, rev }) => [clave, precio, rev]));
    await page.getByRole('button', { name: 'Subir otra lista' }).click();
  };

  // What passes by itself: each commit is refused once, or its answer is lost after it was written.
  for (const fault of ['UNAVAILABLE', 'ABORTED', 'INTERNAL', 'lost'] as const) {
    const commits = await faulty(page, (attempt) => attempt % 2 === 0, fault, refuse);
    const next = await upload();
    await expect(done, fault).toBeVisible();
    // All of them met it. Whoever comes back for a lot whose answer was lost goes on with the next one.
    const rounds = fault === 'lost' ? COMMITS - 1 : COMMITS;
    expect(await commits(), fault).toEqual(Array.from({ length: rounds }, () => [fault, 'OK']).flat());
    await expectWritten(next, fault);
  }

  // What does not: the upload stops at that commit, and goes on from there or is begun anew.
  for (let spared = 0; spared < COMMITS; spared += 1) {
    const commits = await faulty(page, (attempt) => attempt === spared, 'PERMISSION_DENIED', refuse);
    const next = await upload();
    await commits();
    if (await stopped.isVisible()) {
      expect(spared).toBeLessThan(2);
      expect(await shop.products()).toEqual(now);
      await page.getByRole('button', { name: 'Ir al inicio' }).click();
    } else await expectWritten(next, `refused at ${spared}`);
  }
});

/** Lets something happen to the commits of the page that are chosen; what is answered ends it and says how each of them went. */
async function faulty(
  page: Page,
  isChosen: (attempt: number) => boolean,
  fault: string,
  refuse: (status: string) => Promise<void>,
): Promise<() => Promise<readonly string[]>> {
  const outcomes: string[] = [];
  await page.route(/documents:commit/, async (route) => {
    if (isOwnVisit(route.request())) return route.continue();
    // So many changes are also published by themselves, once the last publication is ten minutes old. That would meet a fault meant for the upload.
    if (route.request().postData()?.includes('/documents/publicado/')) return route.abort();
    const isFaulty = isChosen(outcomes.length);
    const at = outcomes.push('without an answer') - 1;
    if (isFaulty && fault !== 'lost') await refuse(fault);
    const response = await route.fetch();
    const isLost = isFaulty && fault === 'lost';
    outcomes[at] = isLost ? fault : response.ok() ? 'OK' : (await response.json()).error.status;
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  return async () => {
    await page.unroute(/documents:commit/);
    return outcomes;
  };
}
