import { setCatchHandler } from 'workbox-routing';

/** Where a route fails, for instance because the browser cannot read its caches, the page gets what it would get without a worker. */
export function answerFromNetwork(): void {
  setCatchHandler(({ request }) => fetch(request));
}
