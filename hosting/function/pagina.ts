// The function behind Hosting's rewrites, and the only file that knows Google's package. `functions/package.json` brings it.
import process from 'node:process';
import { build, prepareSearch, renderPage, siteHeaders } from 'virtual:page-renderer';
import { onRequest } from 'firebase-functions/v2/https';
import { logError } from '#backend/log.ts';
import { readRetired } from '#rest/read-retired.ts';
import { createPublishedShop } from '../published-shop.ts';
import { createPageAnswers } from './answer-pages.ts';
import { projectConfig } from './project-config.ts';
import { siteOrigin } from './site-origin.ts';

let answer: ReturnType<typeof createPageAnswers> | undefined;

/** Made with the first request: while a deploy looks for functions there is no project. */
function answers() {
  const config = projectConfig(process.env);
  answer ??= createPageAnswers({
    readShop: createPublishedShop(config, Date.now),
    readRetired: (slug) => readRetired(config, slug),
    renderer: { renderPage, prepareSearch, build },
    files: { storageBucket: config.storageBucket, embedded: false },
    now: Date.now,
    onError: (what, reason) => logError(`No se pudo responder ${what}`, reason),
  });
  return { answer, projectId: config.projectId };
}

export const pagina = onRequest(
  // One core renders some hundreds of pages a second; a second instance would read the catalogue again.
  { region: 'us-central1', memory: '512MiB', cpu: 1, concurrency: 80, maxInstances: 4, invoker: 'public' },
  async (request, response) => {
    const { answer: answerPage, projectId } = answers();
    const origin = siteOrigin(process.env['PUBLIC_ORIGIN'], request.get('x-forwarded-host'), projectId);
    const headers = new Headers({ 'if-none-match': request.get('if-none-match') ?? '' });
    const page = await answerPage(
      new Request(origin + request.originalUrl, { method: request.method, headers }),
      origin,
    );
    response
      .status(page.status)
      .set({ ...siteHeaders, ...Object.fromEntries(page.headers) })
      .end(Buffer.from(await page.arrayBuffer()));
  },
);
