import { picturesOf } from '#domain/built-store.ts';
import { shownEmblem } from '#pictures/emblem-address.ts';
import { imageAddress } from '#pictures/image-address.ts';
import { downloadedSize } from '#platform/picture-sizes.ts';
import { profileStore } from '#store/profile-store.ts';
import { keptTutorials } from '../tutorials/tutorial-source.ts';

/** Resolves when a worker answers this page's requests: on a first visit it starts after the page. */
async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/**
 * Fetches what pages of the shop show besides the catalogue: the pictures of the store, and the tutorials with theirs. The worker keeps every picture
 * that an `<img>` asks for, and answers those that it has without the network.
 */
export async function keepStore(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  await whenControlled();
  const tutorials = await keptTutorials();
  const profile = profileStore.getState();
  const pictures = [
    shownEmblem(profile).src,
    shownEmblem(profile, 'white').src,
    ...Object.values(picturesOf(profile)),
    ...tutorials.flatMap(({ imagen }) => imagen ?? []),
  ];
  for (const picture of new Set(pictures)) {
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = downloadedSize(imageAddress(picture));
    // A picture that the shop has no more is nothing to be told about.
    await image.decode().catch(() => {});
  }
}
