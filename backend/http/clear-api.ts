import { ADMINISTRATOR } from '../access/identity.ts';
import type { Databases } from '../databases/databases.ts';
import { invalid } from '../engine/status.ts';
import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

const ADDRESS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;
/** Documents that are deleted in one commit. */
const AT_ONCE = 500;

/** `DELETE` of all documents of a database, as test suites ask Google's emulator before each test: of test mode alone. */
export function createClearApi(databases: Databases): Api {
  return {
    owns: (pathname) => ADDRESS.test(pathname),
    async serve(request, response, pathname) {
      if (request.method !== 'DELETE') throw invalid('All documents of a database can only be deleted.');
      const database = databases.open(decodeURIComponent(ADDRESS.exec(pathname)?.[1] ?? ''));
      const paths = database.state.collections().flatMap((one) => one.all().map(({ path }) => path));
      for (let at = 0; at < paths.length; at += AT_ONCE) {
        const writes = paths
          .slice(at, at + AT_ONCE)
          .map((path) => ({ kind: 'delete', path, precondition: undefined }) as const);
        database.commit(writes, ADMINISTRATOR);
        await new Promise((resolve) => setImmediate(resolve));
      }
      replyJson(response, 200, {});
    },
  };
}
