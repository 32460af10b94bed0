import type { ServedFiles } from '#domain/catalogue/served-page.ts';
import type { PageBuild, RenderPage } from '#domain/pages/render-page.ts';
import { siteFileAt, siteFilePaths } from '#domain/pages/site-files.ts';
import { MANIFEST_FILE, manifestFile } from '#domain/pages/web-manifest.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { filesBase } from '#pictures/file-address.ts';
import type { PublishedShop } from '../published-shop.ts';
import type { OutputFolder } from './output-folder.ts';
import { pageFile } from './page-file.ts';
import { publicAddresses } from './public-addresses.ts';

interface SiteToWrite {
  readonly shop: PublishedShop;
  readonly renderPage: RenderPage;
  readonly build: PageBuild;
  /** `https://tienda.mx`, without a slash at its end. */
  readonly origin: string;
  readonly files: ServedFiles;
  readonly folder: Pick<OutputFolder, 'write'>;
  /** Called now and then while pages are written. */
  readonly onProgress: (done: number, all: number) => void;
}

export interface WrittenSite {
  readonly pages: number;
  /** Addresses that are answered with the empty page, which the browser fills, because rendering them failed. */
  readonly failed: readonly string[];
  /** Addresses that cannot be the name of a file. */
  readonly leftOut: readonly string[];
}

/** An address that no page has: a page's first segment never begins with an underscore. */
const NOWHERE = '/__no-existe';
const PROGRESS = 500;

/** Writes every page and the files made of the catalogue and the store's profile. One page is in memory at a time. */
export async function writeSite(site: SiteToWrite): Promise<WrittenSite> {
  const { shop, renderPage, build, origin, files, folder, onProgress } = site;
  const [failed, leftOut]: [string[], string[]] = [[], []];
  let pages = 0;
  const bodyAt = (path: string): string | null => {
    try {
      const { status, body } = renderPage({ ...shop, path, build, origin, files });
      return status === 200 || path === NOWHERE ? body : null;
    } catch {
      failed.push(path);
      return build.shell;
    }
  };

  const addresses = publicAddresses(shop.catalogue);
  for (const [at, path] of addresses.entries()) {
    if (at % PROGRESS === 0) onProgress(at, addresses.length);
    const file = pageFile(path);
    const body = file === null ? null : bodyAt(path);
    if (file === null || body === null) leftOut.push(path);
    else {
      await folder.write(file, body);
      pages += 1;
    }
  }
  onProgress(addresses.length, addresses.length);
  await folder.write('404.html', bodyAt(NOWHERE) ?? build.shell);
  const pageShop = { profile: profileWith(shop.settings), origin, files: filesBase(files) };
  for (const path of siteFilePaths(shop.catalogue, pageShop, shop.changedAt)) {
    const made = siteFileAt(path, shop.catalogue, pageShop, shop.changedAt);
    if (made) await folder.write(path.slice(1), made.text);
  }
  if (build.manifest) await folder.write(MANIFEST_FILE.slice(1), manifestFile(build.manifest, pageShop).text);
  return { pages, failed, leftOut };
}
