import { rememberFiles } from '#pictures/file-address.ts';
import { fetchBackendConfig } from '#rest/backend-config.ts';
import { createLiveListener } from './live-listener.ts';
import type { MenuName } from './menus-keeper.ts';
import { watchReachability } from './reachability.ts';
import { createRestReader } from './rest-reader.ts';
import { createShopKeepers, type KnownShop } from './shop-keepers.ts';

/** One attempt runs at a time, and a request that is never answered would be the last. Long enough for a hundred bytes on any network that works. */
const FIRST_ANSWER_MS = 30_000;

interface Start extends KnownShop {
  readonly liveAfterMs: number;
}

/**
 * Keeps the catalogue on screen and on the device what the server has: the pointer, the snapshot when there is a newer one, what was
 * written since, and after the first paint the live feeds. Comes late: the copy on the device needs none of this.
 */
export function startReader({ liveAfterMs, ...known }: Start) {
  const { sink } = known;
  const check = (): void => reachability.check();
  const onCurrentMenu = (name: MenuName): void => sink.currentMenu(name);
  const keepers = createShopKeepers(known, { onBehind: check, onSettings: () => live.followChanged() });
  const rest = createRestReader(keepers, onCurrentMenu);
  const live = createLiveListener(keepers, { liveAfterMs, serverTime: rest.serverTime, onCurrentMenu, check });

  const reachability = watchReachability(
    async () => {
      const config = await fetchBackendConfig(AbortSignal.timeout(FIRST_ANSWER_MS));
      rememberFiles(config);
      const withoutSdk = savesData();
      await rest.catchUp(config, withoutSdk);
      await live.connect(config, !withoutSdk);
    },
    () => {
      live.lost();
      sink.connection({ reachable: false });
    },
  );

  return {
    refresh: check,
    /** The database was taken away under the page: what it held is written again. */
    copyWasClosed: () => keepers.keepAll(),
  };
}

/** A person who asked the browser to save data gets the catalogue without the SDK, and no live feed. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
