import type { ConnectionState } from '#store/connection-store.ts';

/** The notices of the banner. */
export type NoticeKind = 'applying' | 'held' | 'ready' | 'offline' | 'back' | 'storage';

interface Circumstances extends Pick<ConnectionState, 'reachable' | 'update' | 'storage'> {
  /** Whether the connection was lost and has just come back. */
  readonly isBack: boolean;
  /** A kiosk shows nothing about versions or storage, because customers can do nothing about them. */
  readonly isKiosk: boolean;
  readonly dismissed: ReadonlySet<NoticeKind>;
}

/** The most urgent notice, or `null`. */
export function chooseNotice(state: Circumstances): NoticeKind | null {
  const { reachable, update, storage, isBack, isKiosk, dismissed } = state;
  const kinds: readonly (NoticeKind | false)[] = [
    update === 'applying' && 'applying',
    !isKiosk && update === 'held' && 'held',
    !reachable && 'offline',
    !isKiosk && update === 'ready' && 'ready',
    isBack && 'back',
    !isKiosk && storage === 'refused' && 'storage',
  ];
  return kinds.find((kind): kind is NoticeKind => kind !== false && !dismissed.has(kind)) ?? null;
}
