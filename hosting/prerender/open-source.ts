import { readConfig } from '#backend/config.ts';
import { startServer } from '#backend/server.ts';
import { hasHeldData } from '#backend/storage/data-folder.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type BackendConfig, parseBackendConfig } from '#rest/backend-config.ts';
import type { PrerenderOptions } from './prerender-options.ts';

interface Source {
  readonly config: BackendConfig;
  close(): Promise<void>;
}

/** What the catalogue is read from. A folder of the embedded backend is opened by a server of its own, so that all three are read alike. */
export async function openSource({ from, site }: PrerenderOptions): Promise<Result<Source, string>> {
  switch (from.kind) {
    case 'project':
      return ok({
        config: { projectId: from.id, apiKey: '', storageBucket: from.bucket, embedded: false },
        close: async () => {},
      });
    case 'server': {
      const config = await configAt(from.origin).catch(() => null);
      return config
        ? ok({ config, close: async () => {} })
        : err(`${from.origin} no contesta como una tienda: no tiene /__/firebase/init.json.`);
    }
    case 'data': {
      if (!hasHeldData(from.folder)) return err(`En «${from.folder}» no hay ninguna tienda.`);
      const server = await startServer(readConfig(['--port', '0', '--data', from.folder, '--site', site], {}));
      return ok({ config: await configAt(`http://127.0.0.1:${server.port}`), close: () => server.close() });
    }
  }
}

async function configAt(origin: string): Promise<BackendConfig> {
  const response = await fetch(`${origin}/__/firebase/init.json`);
  return { ...parseBackendConfig(await response.json()), origin };
}
