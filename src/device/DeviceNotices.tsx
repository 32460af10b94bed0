import { useState } from 'react';
import { useConnection } from '#store/connection-store.ts';
import { Notice } from '#ui/Notice.tsx';
import { Passing } from '#ui/Passing.tsx';
import { chooseNotice, type NoticeKind } from './choose-notice.ts';
import { isKiosk } from './kiosk-mode.ts';
import { applyUpdate } from './updates.ts';

/** How long "De nuevo en línea" is shown, the only notice that disappears by itself. It offers nothing to do, so it may be brief. */
const BACK_MS = 4000;
const BACK = {};

const TEXT: Readonly<Record<NoticeKind, string>> = {
  applying: 'Actualizando…',
  held: 'Se actualizará al terminar lo que está en curso',
  ready: 'Hay versión nueva',
  offline: 'Sin conexión',
  back: 'De nuevo en línea. Catálogo al día.',
  storage: 'Este navegador no guarda el catálogo: sin conexión no lo verás.',
};
/** Notices that stay until the state changes, so a person may dismiss them. */
const LASTING: ReadonlySet<NoticeKind> = new Set(['held', 'ready', 'offline', 'storage']);

interface DeviceNoticesProps {
  /** Notices that the area shows elsewhere, so the banner leaves them out. */
  readonly without?: readonly NoticeKind[];
  /** Formats a day in the way of the area. */
  readonly dayOf: (milliseconds: number) => string;
}

/** The one banner about connection, updates and storage. It shows one notice at a time, in a live region of the shell. */
export function DeviceNotices({ dayOf, without = [] }: DeviceNoticesProps) {
  const reachable = useConnection((state) => state.reachable);
  const confirmedAt = useConnection((state) => state.confirmedAt);
  const update = useConnection((state) => state.update);
  const storage = useConnection((state) => state.storage);
  const [dismissed, setDismissed] = useState<ReadonlySet<NoticeKind>>(new Set());
  const [isBack, setBack] = useState(false);
  const [wasReachable, setWasReachable] = useState(reachable);

  if (reachable !== wasReachable) {
    setWasReachable(reachable);
    setBack(reachable);
    // A new loss of the connection is shown even to somebody who dismissed the last notice.
    setDismissed(new Set([...dismissed].filter((kind) => kind !== 'offline')));
  }

  const kind = chooseNotice({
    reachable,
    update,
    storage,
    isBack,
    isKiosk: isKiosk(),
    dismissed: new Set([...dismissed, ...without]),
  });
  if (kind === null) return null;
  const text =
    kind === 'offline' && confirmedAt !== null ? `Sin conexión. Catálogo del ${dayOf(confirmedAt)}` : TEXT[kind];
  const notice = (
    <Notice
      // If it fails, the old version goes on running.
      {...(kind === 'ready' && { action: { name: 'Actualizar', run: () => void applyUpdate() } })}
      {...(LASTING.has(kind) && { onDismiss: () => setDismissed(new Set([...dismissed, kind])) })}
    >
      {text}
    </Notice>
  );
  if (kind !== 'back') return notice;
  return (
    <Passing about={BACK} shownMs={BACK_MS} onClose={() => setBack(false)}>
      {notice}
    </Passing>
  );
}
