import type { Server } from 'node:http';

/** Does some work during which no request is ended for taking long: Node has one time for all requests of a server. */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

/** @param usual the server's `requestTimeout`, which holds again after the work */
export function createPatience(server: () => Server | undefined, usual: number): Patience {
  let working = 0;
  const set = (requestTimeout: number): void => void Object.assign(server() ?? {}, { requestTimeout });
  return async (work) => {
    working += 1;
    set(0);
    try {
      return await work();
    } finally {
      working -= 1;
      if (working === 0) set(usual);
    }
  };
}
