import { answerLimit } from './answer-limit.ts';
import { RestError } from './rest-error.ts';

/**
 * Asks an address of the embedded backend as the signed-in person, past every cache, and gives the JSON of the answer. Rejects where nobody answers, and
 * with a `RestError` where the status is not a success.
 */
export async function staffRequest(address: string, method: string, token: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(address, { method, cache: 'no-store', headers, signal: answerLimit() });
  if (!response.ok) throw new RestError(address, response.status);
  return response.json();
}
