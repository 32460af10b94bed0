import { StatusError } from '../engine/status.ts';

/** Firebase's own message: it gives neither the reason nor whether the document exists. */
export function denied(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
