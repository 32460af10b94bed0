import { randomUUID } from 'node:crypto';
import { google } from './account-shop.ts';
import { exchange } from './exchange.ts';
import { target } from './target.ts';

export const project = google?.project ?? `contrato-${randomUUID().slice(0, 13)}`;
export const origin = google ? `http://127.0.0.1:${google.ports.auth}` : target.origin;
export const OWNER = { authorization: 'Bearer owner' };

export type Json = Record<string, unknown>;

export async function ask(method: string, path: string, body?: Json, headers: Record<string, string> = OWNER) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await exchange(
    method,
    `${origin}/identitytoolkit.googleapis.com/v1/${path}`,
    'application/json',
    text,
    headers,
  );
  return { status: answer.status, body: JSON.parse(answer.text) as Json };
}
/** As firebase-admin calls: below the project, by the owner. */
export const administer = (verb: string, body: Json) => ask('POST', `projects/${project}/accounts${verb}`, body);
export const problemOf = ({ body }: { body: Json }) => (body['error'] as { message: string } | undefined)?.message;
/** As the SDK of a browser calls. */
export const client = (verb: string, body: Json) => ask('POST', `accounts:${verb}?key=x`, body, {});
export const signIn = (email: string, password: string) =>
  client('signInWithPassword', { email, password, returnSecureToken: true });
export const usersOf = ({ body }: { body: Json }) => (body['users'] ?? []) as Json[];
export const newEmail = () => `u${randomUUID().slice(0, 8)}@contrato.example`;

export async function create(more: Json = {}): Promise<{ uid: string; email: string }> {
  const email = newEmail();
  const { body } = await administer('', { email, password: 'secreto1', ...more });
  return { uid: String(body['localId']), email };
}

export const isOutOfReach = target.kind === 'emulator' && !google;
