import { registerRoute } from 'workbox-routing';
import {
  keepReceivedList,
  NO_ROOM,
  PRICE_PAGE,
  RECEIVED_FIELD,
  RECEIVING_ADDRESS,
  receivedList,
} from '#platform/received-list.ts';

/** Keeps a price list that is shared to the installed app, with or without a network, and opens the page that reads it. */
export function receiveSharedLists(): void {
  registerRoute(
    ({ url }) => url.pathname === RECEIVING_ADDRESS,
    async ({ request }) => {
      try {
        const file = (await request.formData()).get(RECEIVED_FIELD);
        if (file instanceof File) await keepReceivedList(file);
        return Response.redirect(PRICE_PAGE, 303);
      } catch {
        // The disk is full. Without an answer the browser would show its own error.
        return Response.redirect(`${PRICE_PAGE}?${NO_ROOM}`, 303);
      }
    },
    'POST',
  );
  // Whoever is no member of the staff never takes it, so it is looked at each time the worker starts.
  receivedList().catch(() => {});
}
