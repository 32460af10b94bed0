import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { ConfigError } from '#backend/config.ts';
import { failCommand } from '#backend/fail-command.ts';
import { openPageRenderer } from '#backend/pages/page-renderer.ts';
import { printHelp } from '#backend/print-help.ts';
import { StorageError } from '#backend/storage/storage-error.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { filesBase } from '#pictures/file-address.ts';
import { type FirebaseJson, prerenderedJson } from '../hosting-json.ts';
import { createPublishedShop } from '../published-shop.ts';
import { iconRedirects } from '../tab-icon.ts';
import { movedAddresses } from './moved-addresses.ts';
import { openSource } from './open-source.ts';
import { openOutputFolder } from './output-folder.ts';
import { PRERENDER_USAGE, type PrerenderOptions, readPrerenderOptions } from './prerender-options.ts';
import { type WrittenSite, writeSite } from './write-site.ts';

/** Names shown of addresses that something is wrong with. */
const NAMED = 5;
const CONFIG = 'firebase.prerendered.json';

/** `npm run prerender`: every public page as a file, for a project of Firebase without functions. */
async function main(): Promise<void> {
  if (printHelp(PRERENDER_USAGE)) return;
  const options = readPrerenderOptions(process.argv.slice(2));
  if (!options.ok) return failCommand(options.error);
  const { site } = options.value;
  const renderer = await openPageRenderer(site)();
  if (!renderer) return failCommand(`En «${site}» no está el sitio construido: ejecute antes npm run build.`);
  const source = await openSource(options.value);
  if (!source.ok) return failCommand(source.error);
  try {
    await prerender(options.value, source.value.config, renderer);
  } finally {
    await source.value.close();
  }
}

type Renderer = NonNullable<Awaited<ReturnType<ReturnType<typeof openPageRenderer>>>>;
type Config = Parameters<typeof createPublishedShop>[0];

async function prerender({ origin, site, out }: PrerenderOptions, config: Config, renderer: Renderer): Promise<void> {
  const opened = await openOutputFolder(out, site);
  if (!opened.ok) return failCommand(opened.error);
  const folder = opened.value;
  try {
    console.log('Leyendo el catálogo publicado…');
    const shop = await createPublishedShop(config, Date.now)();
    const { storageBucket, embedded } = config;
    const files = { storageBucket, embedded };
    const written = await writeSite({
      shop,
      origin,
      folder,
      files,
      renderPage: renderer.renderPage,
      build: renderer.build,
      onProgress: (done, all) => console.log(`${done} de ${all} páginas`),
    });
    const redirects = movedAddresses(shop.catalogue);
    const icon = iconRedirects({ profile: profileWith(shop.settings), origin, files: filesBase(files) });
    await folder.finish();
    const json = JSON.parse(await readFile('firebase.json', 'utf8')) as FirebaseJson;
    await writeFile(CONFIG, `${JSON.stringify(prerenderedJson(json, out, [...icon, ...redirects]), null, 2)}\n`);
    tell(written, redirects.length, out);
  } catch (error) {
    await folder.discard();
    throw error;
  }
}

function tell({ pages, failed, leftOut }: WrittenSite, redirects: number, out: string): void {
  console.log(`${pages} páginas y ${redirects} direcciones que cambiaron, en ${out}.`);
  const named = (paths: readonly string[]): string => paths.slice(0, NAMED).join(', ');
  if (failed.length > 0)
    console.log(`${failed.length} no se pudieron dibujar y las dibuja el navegador: ${named(failed)}`);
  if (leftOut.length > 0) console.log(`${leftOut.length} no pueden ser un archivo y quedan fuera: ${named(leftOut)}`);
  console.log(`Para publicarlas: npx firebase-tools deploy --config ${CONFIG} --only hosting`);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof StorageError) failCommand(error.message);
  else
    failCommand(
      `No se pudo: ${error instanceof Error ? error.message : String(error)}. Lo que había antes sigue igual.`,
    );
});
