import { nameToHeader, type StoredFile } from './stored-file.ts';

/** What a browser shows and never runs. SVG is not here: it is a document with scripts. */
const RASTER: ReadonlySet<string> = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif']);
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?charset=[\w-]+)?$/;

/**
 * Headers for a user's file. It comes from the site's own origin, so nothing in it may run there: no guessing of types, a sandbox, and
 * everything but pictures is downloaded, not shown. The uploader's content disposition is used only where it is stricter.
 */
export function mediaHeaders(file: StoredFile): Record<string, string> {
  const { contentType = '', contentDisposition = '', contentEncoding, cacheControl, contentLanguage } = file;
  const isShown = RASTER.has(contentType.toLowerCase()) && !/^\s*attachment/i.test(contentDisposition);
  return {
    'Content-Type': MEDIA_TYPE.test(contentType) ? contentType : 'application/octet-stream',
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename*=utf-8''${nameToHeader(file.name)}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl ?? 'private, max-age=0',
    'Accept-Ranges': 'bytes',
    ETag: etagOf(file),
    'Last-Modified': new Date(file.updatedAt).toUTCString(),
    ...(contentEncoding === 'gzip' ? { 'Content-Encoding': 'gzip', Vary: 'Origin, Accept-Encoding' } : {}),
    ...(contentLanguage === undefined ? {} : { 'Content-Language': contentLanguage }),
  };
}

export function etagOf({ generation, metageneration }: StoredFile): string {
  return `"${generation}-${metageneration}"`;
}
