import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type CountingProxy, openCountingProxy, type Traffic } from './counting-proxy.ts';

const DOCUMENTS = 'projects/la-fragua/databases/(default)/documents';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BETWEEN_CHANGES = HOUR / 4;

/** What a journey cost: documents as Firestore bills them, and bytes as they passed. */
export interface Cost extends Traffic {
  readonly reads: number;
  readonly writes: number;
}

/** The demo store under the deployed rules, behind the proxy that counts. */
export interface CostStore {
  readonly origin: string;
  readonly menus: number;
  /** The server's clock goes on to a later day. */
  nextDay(days?: number): Promise<void>;
  /** Staff write some products, as far as a visitor's device can tell. */
  change(count: number): Promise<void>;
  /** What was used since the last call. */
  take(): Promise<Cost>;
  close(): Promise<void>;
}

interface RestDocument {
  readonly name: string;
  readonly fields: { readonly rev: { readonly integerValue: string }; readonly visible?: { stringValue: string } };
}

interface StoreOptions {
  /** How many the store has; by default those of the demo. */
  readonly products?: number;
  /** A shop that listens to every product breaks our rules, which give a visitor three hundred at a time. */
  readonly hasRules?: boolean;
}

export async function openCostStore(
  siteDir: string,
  port: number,
  { products, hasRules = true }: StoreOptions = {},
): Promise<CostStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fragua-costos-'));
  const env = { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: String(port) };
  const size = products === undefined ? [] : ['--products', String(products)];
  await promisify(execFile)(process.execPath, ['dist-backend/fill.js', ...size], { env });
  const target = `http://localhost:${port}`;
  let child: ReturnType<typeof spawn> | undefined;
  let now = Date.now() + HOUR;
  let changed = 0;

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(target + path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const start = async (...more: readonly string[]): Promise<void> => {
    const args = ['dist-backend/main.js', '--faults', '--only-declared-indexes', ...more];
    const starting = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = starting;
    for await (const line of createInterface({ input: starting.stdout })) if (line.includes('escuchando')) break;
    await post('/__/faults', { stoppedAt: now });
  };
  const stop = async (): Promise<void> => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const all = async (collectionId: string): Promise<readonly RestDocument[]> => {
    const answer = await post(`/v1/${DOCUMENTS}:runQuery`, { structuredQuery: { from: [{ collectionId }] } });
    return (answer as { document?: RestDocument }[]).flatMap(({ document }) => (document ? [document] : []));
  };

  const open = (): Promise<void> => start(...(hasRules ? [] : ['--test-mode']));
  await start('--test-mode');
  // As after the first edits in the staff area: from then on the settings tell of writes of the menus and of the search's words.
  for (const id of ['menus-escritos', 'palabras-escritas']) {
    now += BETWEEN_CHANGES;
    await post('/__/faults', { stoppedAt: now });
    const update = { name: `${DOCUMENTS}/ajustes/${id}`, fields: { rev: { integerValue: '1' } } };
    await post(`/v1/${DOCUMENTS}:commit`, {
      writes: [{ update, updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }] }],
    });
  }
  const menus = (await all('categories')).length + (await all('etiquetas')).length;
  await stop();
  await open();
  const proxy: CountingProxy = await openCountingProxy(target);
  const takeBill = async (): Promise<{ reads: number; writes: number }> => {
    const { billed } = (await post('/__/faults', {})) as { billed: { reads: number; writes: number } };
    await post('/__/faults', { resetBill: true });
    return billed;
  };

  return {
    origin: proxy.origin,
    menus,
    async nextDay(days = 1) {
      now += days * DAY;
      await post('/__/faults', { stoppedAt: now });
    },
    async change(count) {
      // Nobody may write by the rules without a session, and what a session writes is the staff's journey.
      await stop();
      await start('--test-mode');
      const shown = (await all('productos')).filter(({ fields }) => fields.visible?.stringValue === 'public');
      const some = shown.slice(changed, changed + count);
      changed += count;
      // One by one through the day: what is written at one moment is read once more, because a write may land after a later one.
      for (const { name, fields } of some) {
        now += BETWEEN_CHANGES;
        await post('/__/faults', { stoppedAt: now });
        const rev = { integerValue: String(Number(fields.rev.integerValue) + 1) };
        await post(`/v1/${DOCUMENTS}:commit`, {
          writes: [
            {
              update: { name, fields: { precio: { integerValue: '12345' }, rev } },
              updateMask: { fieldPaths: ['precio', 'rev'] },
              updateTransforms: [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }],
            },
          ],
        });
      }
      await stop();
      await open();
    },
    take: async () => ({ ...proxy.take(), ...(await takeBill()) }),
    async close() {
      proxy.close();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
