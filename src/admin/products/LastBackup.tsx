import { useEffect, useState } from 'react';
import { type BackupHealth, fetchBackupHealth } from '#rest/server-health.ts';
import { useConnection } from '#store/connection-store.ts';
import { useMay } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { agoSince } from '../shared/texts/ago-text.ts';
import { useStaff } from '../staff.ts';
import css from './WaitingStrip.module.css';

/** How old the shop's newest backup is. Nothing with Firebase, which keeps the data by itself, and without a network. */
export function LastBackup() {
  const { backend } = useStaff();
  const isReachable = useConnection((state) => state.reachable);
  const [backup, setBackup] = useState<BackupHealth | null>(null);
  useEffect(() => {
    if (!isReachable) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = (await backend.isEmbedded()) ? await fetchBackupHealth() : null;
      if (isCurrent) setBackup(found);
    };
    read().catch((reason: unknown) => console.info('No se sabe del último respaldo', reason));
    return () => {
      isCurrent = false;
    };
  }, [backend, isReachable]);
  const mayOpen = useMay('costs');
  if (!backup) return null;
  const waits = backup.state === 'late' || undefined;
  // A person who may not open the page of the backups reads the text without its link.
  return mayOpen ? (
    <AppLink href={paths.exports} className={css['item']} data-waits={waits}>
      {backupText(backup)}
    </AppLink>
  ) : (
    <p className={css['item']} data-waits={waits}>
      {backupText(backup)}
    </p>
  );
}

function backupText({ state, at }: BackupHealth): string {
  if (state === 'off') return 'Sin respaldo automático';
  if (at === null) return 'Todavía no hay ningún respaldo';
  return state === 'late'
    ? `Último respaldo ${agoSince(at)}: avisa a quien cuida el servidor`
    : `Respaldo ${agoSince(at)}`;
}
