import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { OPENING_PROBLEMS, type OpeningProblem } from '#domain/staff/opening/shop-opening.ts';
import { answerLimit } from './answer-limit.ts';

const ADDRESS = '/__/apertura';

const state = v.object({ abierta: v.boolean() });
const answer = v.object({ problema: v.nullable(v.picklist(OPENING_PROBLEMS)) });

/** Whether this shop of the embedded backend has no owner yet. Rejects when nobody answers. */
export async function isShopUnclaimed(): Promise<boolean> {
  const response = await fetch(ADDRESS, { cache: 'no-store', signal: answerLimit() });
  // A proxy answers for a server that is starting.
  if (response.status >= 502) throw new Error(`no answer: ${response.status}`);
  const parsed = response.ok ? v.safeParse(state, await response.json().catch(() => null)) : null;
  return parsed?.success === true && parsed.output.abierta;
}

/** Makes the first owner of a fresh shop, with the code that its server printed. */
export async function claimShop(code: string, email: string, password: string): Promise<Result<null, OpeningProblem>> {
  try {
    const body = JSON.stringify({ codigo: code, correo: email.trim(), contrasena: password });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(ADDRESS, { method: 'POST', body, headers, signal: answerLimit() });
    const { problema } = v.parse(answer, await response.json());
    return problema === null ? ok(null) : err(problema);
  } catch {
    return err('network');
  }
}
