import { keepReceivedList, NO_ROOM, PRICE_PAGE } from '#platform/received-list.ts';

/** Fired on the window when a list was kept that the price page may be waiting for. */
export const LIST_RECEIVED = 'lista-recibida';

/** What the browser says when the installed app is opened with files; TypeScript's library does not have it yet. */
interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
export interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

declare global {
  interface Window {
    /** Only where an installed app can open files: Chromium on a computer. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** Keeps the file that the app was opened with, for the price page to take: before that the person may have to sign in, or to load the page again. */
export function receiveLaunchedFiles(
  queue: LaunchQueue | undefined = window.launchQueue,
  keep: (file: File) => Promise<void> = keepReceivedList,
): void {
  queue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    if (!first) return;
    const receive = async (): Promise<void> => {
      const file = await first.getFile();
      try {
        await keep(file);
      } catch (reason) {
        // The same query parameter as the service worker uses for a list that was shared and found no room.
        if (location.pathname === PRICE_PAGE) history.replaceState(history.state, '', `${PRICE_PAGE}?${NO_ROOM}`);
        throw reason;
      }
      dispatchEvent(new Event(LIST_RECEIVED));
    };
    receive().catch((reason: unknown) => console.warn('No se pudo recibir la lista', reason));
  });
}
