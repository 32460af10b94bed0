import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBuild, PrepareSearch, RenderPage } from '#domain/pages/render-page.ts';
import { statFile } from '../hosting/stat-file.ts';
import { logError } from '../log.ts';

export interface PageRenderer {
  readonly renderPage: RenderPage;
  readonly prepareSearch: PrepareSearch;
  readonly build: PageBuild;
}

/**
 * The renderer that was built with the site, and again whenever another build takes the place of the site.
 * @returns undefined for a site that has none, or one that cannot be loaded: its pages are then answered with the shell.
 */
export function openPageRenderer(siteDir: string): () => Promise<PageRenderer | undefined> {
  const [code, build] = ['.page-renderer.mjs', '.page-build.json'].map((name) => path.join(siteDir, name)) as [
    string,
    string,
  ];
  let known: { readonly written: number; readonly loading: Promise<PageRenderer | undefined> } | undefined;

  const load = async (written: number): Promise<PageRenderer | undefined> => {
    try {
      // Node keeps a module under its address: with the time in it another build is another module.
      const address = `${pathToFileURL(code).href}?${written}`;
      const loaded = (await import(/* @vite-ignore */ address)) as Pick<PageRenderer, 'renderPage' | 'prepareSearch'>;
      const { renderPage, prepareSearch } = loaded;
      return { renderPage, prepareSearch, build: JSON.parse(await readFile(build, 'utf8')) as PageBuild };
    } catch (error) {
      logError('No se pudo cargar lo que dibuja las páginas', error);
      return undefined;
    }
  };

  return async () => {
    // The list of files is written last, so the renderer beside it is whole.
    const found = statFile(build);
    if (!found) return undefined;
    if (known?.written !== found.mtimeMs) known = { written: found.mtimeMs, loading: load(found.mtimeMs) };
    return known.loading;
  };
}
