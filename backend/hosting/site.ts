import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from '../config.ts';
import { reply, replyJson } from '../http/reply.ts';

export function openSite(config: Config) {
  return async (_request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    if (pathname === '/__/firebase/init.json') {
      const { projectId } = config;
      return replyJson(response, 200, {
        projectId,
        apiKey: 'embebido',
        appId: '1:1:web:1',
        storageBucket: `${projectId}.appspot.com`,
        embedded: true,
      });
    }
    const file = path.join(config.siteDir, path.normalize(pathname === '/' ? '/index.html' : pathname));
    try {
      const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
      reply(response, 200, types[path.extname(file)] ?? 'application/octet-stream', await readFile(file, 'utf8'));
    } catch {
      reply(response, 404, 'text/plain', 'No existe.');
    }
  };
}
