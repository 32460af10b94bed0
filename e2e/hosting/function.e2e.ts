import { openPageRenderer } from '#backend/pages/page-renderer.ts';
import { type AnswerPage, createPageAnswers } from '#hosting/function/answer-pages.ts';
import { createPublishedShop } from '#hosting/published-shop.ts';
import { readRetired } from '#rest/read-retired.ts';
import { expect, test } from '../fixtures.ts';
import { PUBLIC_ROUTES } from '../storefront/page-parts.ts';

test.use({ serviceWorkers: 'allow' });

/** The function's answers, read from a real server by REST, with the deployed rules in force. */
async function functionOf(origin: string): Promise<AnswerPage> {
  const renderer = await openPageRenderer('dist')();
  if (!renderer) throw new Error('dist has no renderer');
  const storageBucket = 'la-fragua.appspot.com';
  const config = { projectId: 'la-fragua', apiKey: '', storageBucket, embedded: true, origin };
  return createPageAnswers({
    readShop: createPublishedShop(config, Date.now),
    readRetired: (slug) => readRetired(config, slug),
    renderer,
    files: { storageBucket, embedded: true },
    now: Date.now,
    onError(what, reason) {
      throw new Error(what, { cause: reason });
    },
  });
}

/** Each has read the menus at another time, which the page says: the one from outside, the other in its own database. */
const withoutReading = (html: string): string => html.replaceAll(/"(?:asOf|wholeAsOf)":"[^"]*"/g, '');

/** A server leaves a search to the page, with a 503, while its index is not ready. */
async function answerOf(address: string): Promise<Response> {
  const ask = (): Promise<Response> => fetch(address, { redirect: 'manual' });
  await expect.poll(async () => (await ask()).status, { message: address }).not.toBe(503);
  return ask();
}

test.describe('with the deployed rules', () => {
  test.use({ testMode: false });

  test('the function answers every address with the bytes of the embedded backend', async ({ backend }) => {
    const answer = await functionOf(backend.origin);
    for (const path of [
      ...PUBLIC_ROUTES,
      '/pinturas?pagina=2',
      '/pinturas/',
      '//',
      '//pinturas//vinilicas',
      '/robots.txt',
      '/productos.xml',
    ]) {
      const theirs = await answerOf(backend.origin + path);
      const ours = await answer(new Request(backend.origin + path), backend.origin);
      expect(ours.status, path).toBe(theirs.status);
      expect(ours.headers.get('location'), path).toBe(theirs.headers.get('location'));
      expect(withoutReading(await ours.text()), path).toBe(withoutReading(await theirs.text()));
    }
  });
});

test('a product that was retired is 410 with its successors, from its tombstone', async ({ backend, documents }) => {
  const [id] = await documents.idsWhere('productos', 'slug', 'taladro-percutor-inalambrico-20-v-13-mm');
  const path = '/herramienta-inalambrica/taladros-inalambricos/taladro-percutor-inalambrico-20-v-13-mm';
  await documents.update(`productos/${id}`, { visible: 'retirado' });
  const answer = await functionOf(backend.origin);
  const ours = await answer(new Request(backend.origin + path), backend.origin);
  expect(ours.status).toBe(410);
  expect(withoutReading(await ours.text())).toBe(withoutReading(await (await fetch(backend.origin + path)).text()));
});
