import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Backups, backupAddress, readBackups, startBackup } from '#rest/backups.ts';
import { RestError } from '#rest/rest-error.ts';
import { useConnection } from '#store/connection-store.ts';
import { useStaff } from '../staff.ts';

/** Where the backups are: on our own server, or with Firebase, which the owner orders elsewhere. */
export type BackupPlace = 'asking' | 'embedded' | 'firebase';

interface ServerBackups {
  readonly place: BackupPlace;
  /** `null` until the server has answered. */
  readonly backups: Backups | null;
  readonly problem: string;
  /** Whether the server led here because a link to a backup is no longer good. */
  readonly isDownloadRefused: boolean;
  readonly backUp: () => void;
  readonly download: (name: string) => void;
}

/** While one is being made the list is read again this often. */
const LOOK_EVERY_MS = 2000;

/** The server leads here where a link to a backup is no longer good (`backend/http/backup-api.ts`). */
const REFUSED_PARAM = 'descarga';
const REFUSED_DOWNLOAD =
  'La descarga no empezó: su enlace sirve una vez y un minuto, o el respaldo ya no está. Pulsa «Descargar» otra vez.';

const refusalText = (reason: unknown): string =>
  reason instanceof RestError && reason.status === 403
    ? 'Solo quien es dueño de la tienda ve y descarga los respaldos.'
    : 'No se pudo preguntar al servidor. Revisa la conexión e inténtalo de nuevo.';

/** The backups of the embedded backend, and what an owner does with them. */
export function useBackups(): ServerBackups {
  const { backend } = useStaff();
  const reachable = useConnection((state) => state.reachable);
  const [place, setPlace] = useState<BackupPlace>('asking');
  const [backups, setBackups] = useState<Backups | null>(null);
  const [problem, setProblem] = useState('');
  const [params, setParams] = useSearchParams();

  const isDownloadRefused = params.has(REFUSED_PARAM);

  const tokenOf = useCallback(
    async () => String(await (await backend.openSession()).connection.freshToken()),
    [backend],
  );
  const attempt = useCallback((work: () => Promise<void>): void => {
    setProblem('');
    void work().catch((reason: unknown) => {
      console.info('Respaldos sin leer', reason);
      setProblem(refusalText(reason));
    });
  }, []);
  const read = useCallback(
    () => attempt(async () => setBackups(await readBackups(await tokenOf()))),
    [attempt, tokenOf],
  );

  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const isEmbedded = await backend.isEmbedded();
      if (!isCurrent) return;
      setPlace(isEmbedded ? 'embedded' : 'firebase');
      if (isEmbedded && reachable) read();
    };
    look().catch((reason: unknown) => console.info('Todavía no se sabe quién guarda los datos', reason));
    return () => {
      isCurrent = false;
    };
  }, [backend, reachable, read]);

  const isRunning = backups?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(read, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, read]);

  return {
    place,
    backups,
    problem: problem || (isDownloadRefused ? REFUSED_DOWNLOAD : ''),
    isDownloadRefused,
    backUp: () => attempt(async () => setBackups(await startBackup(await tokenOf()))),
    download(name) {
      setParams(withoutRefusal, { replace: true });
      attempt(async () => {
        location.assign(await backupAddress(await tokenOf(), name));
      });
    },
  };
}

function withoutRefusal(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(REFUSED_PARAM);
  return after;
}
