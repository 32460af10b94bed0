import { StatusError } from '../engine/status.ts';

/** The words of Firebase itself: they say nothing of why, nor whether there is anything to be seen. */
export function denied(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
