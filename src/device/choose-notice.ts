import type { ConnectionState } from '#store/connection-store.ts';

/** What the one banner says; the kinds a person may put away for now are those they can do nothing more about. */
export type NoticeKind = 'applying' | 'held' | 'ready' | 'offline' | 'back' | 'storage';

interface Circumstances extends Pick<ConnectionState, 'reachable' | 'update' | 'storage'> {
  /** The server was lost and has just been reached again. */
  readonly isBack: boolean;
  /** On a kiosk nobody is asked about versions or storage: they are the shop's affair. */
  readonly isKiosk: boolean;
  readonly putAway: ReadonlySet<NoticeKind>;
}

/** One thing at a time, the most pressing first. */
export function chooseNotice(state: Circumstances): NoticeKind | null {
  const { reachable, update, storage, isBack, isKiosk, putAway } = state;
  const kinds: readonly (NoticeKind | false)[] = [
    update === 'applying' && 'applying',
    !isKiosk && update === 'held' && 'held',
    !reachable && 'offline',
    !isKiosk && update === 'ready' && 'ready',
    isBack && 'back',
    !isKiosk && storage === 'refused' && 'storage',
  ];
  return kinds.find((kind): kind is NoticeKind => kind !== false && !putAway.has(kind)) ?? null;
}
