import * as v from 'valibot';
import { staffRequest } from './staff-request.ts';

const ROOT = '/__/segundo-paso';
const MINE = `${ROOT}/mio`;

const time = v.pipe(v.string(), v.isoTimestamp());
const own = v.object({ codigos: v.number() });
const made = v.object({ codigos: v.array(v.string()) });
const all = v.object({ personas: v.array(v.object({ uid: v.string(), desde: time })) });

/** How many recovery codes the signed-in person has left. Only the embedded backend has them. */
export const recoveryCodesLeft = async (token: string): Promise<number> =>
  v.parse(own, await staffRequest(MINE, 'GET', token)).codigos;

/** Ten new ones, in the place of those before. Rejects with a `RestError` where password and code were not given a moment ago. */
export const makeRecoveryCodes = async (token: string): Promise<readonly string[]> =>
  v.parse(made, await staffRequest(MINE, 'POST', token)).codigos;

/** The people who have a second factor, for an owner. */
export const readFactorHolders = async (token: string): Promise<ReadonlySet<string>> =>
  new Set(v.parse(all, await staffRequest(ROOT, 'GET', token)).personas.map(({ uid }) => uid));

/** Takes a colleague's away. */
export const resetFactor = async (token: string, uid: string): Promise<void> =>
  void (await staffRequest(`${ROOT}/${encodeURIComponent(uid)}`, 'DELETE', token));
