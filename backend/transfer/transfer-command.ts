import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { openEmbeddedSource, openEmbeddedTarget } from './embedded-shop.ts';
import { emulatorCredentials, gcloudCredentials, serviceAccountCredentials } from './firebase/access-token.ts';
import { firebaseOrigins } from './firebase/firebase-origins.ts';
import { openFirebase } from './firebase/firebase-shop.ts';
import { createGoogleApi } from './firebase/google-api.ts';
import { type ShopSource, type ShopTarget, TransferError } from './shop.ts';

export const TRANSFER_USAGE = `Uso: npm run export -- carpeta [opciones]   guarda la tienda en esa carpeta; otra vez, solo lo que cambió
     npm run import -- carpeta [opciones]   la lleva de esa carpeta a otra tienda, y la compara
Sin opciones es la tienda de DATA_DIR. Para importar en ella, el servidor debe estar detenido.
  --firebase proyecto      la tienda de ese proyecto de Firebase
  --bucket nombre          su Storage; si no se dice, proyecto.firebasestorage.app
  --clave archivo.json     la clave de una cuenta de servicio; si no se dice, la sesión de gcloud`;

export interface TransferCommand {
  readonly kind: 'export' | 'import';
  readonly folder: string;
  /** Absent: the shop of `DATA_DIR`. */
  readonly firebase?: { readonly projectId: string; readonly bucket: string; readonly keyFile: string | undefined };
}

const PROJECT = /^[a-z][a-z0-9-]{4,29}$/;

export const isFirebaseProject = (text: string): boolean => PROJECT.test(text);

/** Undefined when it is no command. Throws TransferError for a project that cannot be one. */
export function parseTransferCommand(args: readonly string[]): TransferCommand | undefined {
  const parsed = readArguments(args);
  const [kind, folder, ...rest] = parsed?.positionals ?? [];
  if (parsed === undefined || (kind !== 'export' && kind !== 'import') || !folder || rest.length > 0) return undefined;
  const { firebase: projectId, bucket, clave } = parsed.values;
  const place = path.resolve(folder);
  if (projectId === undefined) return bucket === undefined && clave === undefined ? { kind, folder: place } : undefined;
  if (!isFirebaseProject(projectId))
    throw new TransferError(`«${projectId}» no es el nombre de un proyecto de Firebase.`);
  return {
    kind,
    folder: place,
    firebase: { projectId, bucket: bucket ?? `${projectId}.firebasestorage.app`, keyFile: clave },
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { firebase: { type: 'string' }, bucket: { type: 'string' }, clave: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}

interface Surroundings {
  readonly config: Pick<Config, 'dataDir' | 'projectId'>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** Throws StorageError or TransferError. */
export function openSource(command: TransferCommand, around: Surroundings): ShopSource {
  return command.firebase === undefined
    ? openEmbeddedSource(around.config)
    : openProject(command.firebase, around.env, around.signal).shop;
}

/** Throws StorageError or TransferError. */
export function openTarget(command: TransferCommand, around: Surroundings): ShopTarget {
  return command.firebase === undefined
    ? openEmbeddedTarget(around.config)
    : openProject(command.firebase, around.env, around.signal).shop;
}

/** A project with an administrator's rights, of Google or of its emulators. Throws TransferError. */
export function openProject(
  { projectId, bucket, keyFile }: NonNullable<TransferCommand['firebase']>,
  env: Surroundings['env'],
  signal: AbortSignal,
) {
  const found = firebaseOrigins(env);
  if ('missing' in found)
    throw new TransferError(`Con emuladores hacen falta los tres: falta ${found.missing}. No se preguntó a Firebase.`);
  const key = keyFile ?? env['GOOGLE_APPLICATION_CREDENTIALS'];
  const own = key ? serviceAccountCredentials(key) : gcloudCredentials(projectId);
  const credentials = found.isEmulator ? emulatorCredentials : own;
  const shop: ShopTarget = openFirebase({ projectId, bucket, origins: found.origins, credentials, signal });
  return { ...found, shop, signal, api: createGoogleApi({ headers: credentials, signal }) };
}
