import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { TransferError } from '../shop.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
/** A token is asked for anew before it has run out on the way. */
const EARLY_MS = 120_000;

const serviceAccount = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
});
const grant = v.object({ access_token: v.string(), expires_in: v.number() });

/** Headers that say who asks. */
export type Credentials = () => Promise<Readonly<Record<string, string>>>;

/** The emulators take this word for an owner's token. */
export const emulatorCredentials: Credentials = async () => ({ Authorization: 'Bearer owner' });

/** With the key file of a service account. Throws TransferError when it is none. */
export function serviceAccountCredentials(file: string, now: () => number = Date.now): Credentials {
  return remember(async () => {
    const account = v.safeParse(serviceAccount, await readJson(file));
    if (!account.success) throw new TransferError(`${file} no es la clave de una cuenta de servicio.`);
    const { client_email: email, private_key: key, token_uri: address } = account.output;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(address)
      .setIssuedAt(Math.floor(now() / 1000))
      .setExpirationTime(Math.floor(now() / 1000) + 3600)
      .sign(await importPKCS8(key, 'RS256'));
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    }).catch(() => undefined);
    if (answer === undefined) throw new TransferError(`No hay respuesta de ${address}: revise la red.`);
    if (!answer.ok)
      throw new TransferError(`Google no aceptó la clave de ${email}: ${(await answer.text()).slice(0, 200)}`);
    const { access_token: token, expires_in: seconds } = v.parse(grant, await answer.json());
    return { headers: { Authorization: `Bearer ${token}` }, until: now() + seconds * 1000 };
  }, now);
}

/** As the person who signed in to `gcloud`. A person's own token needs a project that its requests are counted for. */
export function gcloudCredentials(projectId: string, now: () => number = Date.now): Credentials {
  return remember(async () => {
    const answer = await promisify(execFile)('gcloud', ['auth', 'print-access-token']).catch(() => undefined);
    const token = answer?.stdout.trim();
    if (!token)
      throw new TransferError(
        'Falta con qué entrar a Google: dé --clave cuenta-de-servicio.json, o instale gcloud y entre con «gcloud auth login».',
      );
    const headers = { Authorization: `Bearer ${token}`, 'x-goog-user-project': projectId };
    // gcloud may give a token that it got a while ago.
    return { headers, until: now() + 10 * 60_000 };
  }, now);
}

interface Issued {
  readonly headers: Readonly<Record<string, string>>;
  readonly until: number;
}

function remember(issue: () => Promise<Issued>, now: () => number): Credentials {
  let issued: Promise<Issued> | undefined;
  return async () => {
    const known = await issued;
    if (known === undefined || known.until - EARLY_MS < now()) issued = issue();
    return (await (issued ?? issue())).headers;
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new TransferError(`No se puede leer ${file}.`);
  }
}
