import type { Instant } from '#domain/kernel/instant.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import type { LiveFeed } from '#lazy/live-feed.ts';
import { MENUS, type MenuName, type MenusKeeper } from './menus-keeper.ts';

/** Listens to the menus from what is known of them on. */
export interface MenusFollower {
  /**
   * Begins to listen, unless the settings say that nothing was written since the last reading; called again, listens to what was written since, and to
   * the whole of a collection of which something was deleted. To be called once the server has told of the settings.
   */
  follow(feed: LiveFeed): void;
  /** Listens to all of each: a listener of the whole tells of deletions itself. */
  followWhole(feed: LiveFeed): void;
}

/**
 * @param serverTime server time of the last answer by REST: what a listener that is opened afterwards tells is at least as new
 * @param onCurrent called when a collection is known up to the server's last answer
 */
export function createMenusFollower(
  known: Pick<MenusKeeper, 'start' | 'isCurrent' | 'told' | 'receive'>,
  serverTime: () => Instant | null,
  onCurrent: (name: MenuName) => void,
): MenusFollower {
  const followedFrom = new Map<MenuName, WindowStart>();

  const followOne = (feed: LiveFeed, name: MenuName, start: WindowStart): void => {
    followedFrom.set(name, start);
    const asOf = serverTime();
    const told = known.told();
    feed.followMenu(name, start, (documents) => {
      if (known.receive(name, start, documents, asOf, told)) onCurrent(name);
      else followOne(feed, name, null);
    });
  };

  return {
    follow(feed) {
      for (const name of MENUS) {
        const start = known.start(name, serverTime());
        const isCurrent = known.isCurrent(name, serverTime());
        if (isCurrent) onCurrent(name);
        const isFirst = !followedFrom.has(name) && !isCurrent;
        if (isFirst || (start === null && followedFrom.get(name) !== null)) followOne(feed, name, start);
      }
    },
    followWhole(feed) {
      for (const name of MENUS) if (followedFrom.get(name) !== null) followOne(feed, name, null);
    },
  };
}
