/** The longest name of a file on the systems that sites are built and served on. */
const LONGEST = 255;

/**
 * The file in which Hosting looks for the page of an address, relative to the site's folder; `null` where no file can have it: Hosting leaves out
 * names with a leading dot, and a slash within a segment is none of the file's name.
 */
export function pageFile(path: string): string | null {
  const segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!segments.every(isFileName)) return null;
  return path.endsWith('.html') ? segments.join('/') : [...segments, 'index.html'].join('/');
}

function isFileName(segment: string): boolean {
  // oxlint-disable-next-line no-control-regex -- those are what file systems refuse
  return !/^\.|[/\\\u0000-\u001f]/.test(segment) && new TextEncoder().encode(segment).length <= LONGEST;
}
