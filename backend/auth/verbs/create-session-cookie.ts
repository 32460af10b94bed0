import type { AuthContext, AuthFields } from '../auth-context.ts';
import { AuthRefusal } from '../auth-refusal.ts';
import { requireSignedIn } from '../signed-in.ts';

const SHORTEST_SECONDS = 300;
const LONGEST_SECONDS = 14 * 86_400;

/** `projects/P:createSessionCookie`: `{idToken, validDuration?}` in seconds → `{sessionCookie}`. Throws INVALID_DURATION and what refuses the token. */
export async function createSessionCookie(context: AuthContext, fields: AuthFields): Promise<object> {
  const { identity } = await requireSignedIn(context, fields);
  const seconds = Number(fields['validDuration'] ?? LONGEST_SECONDS);
  if (!(seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS)) throw new AuthRefusal('INVALID_DURATION');
  return { sessionCookie: await context.tokens.issueCookie(identity, Math.floor(seconds)) };
}
