import { Minimatch } from 'minimatch';

/**
 * Firebase Hosting's globs, by the library that its own local server (superstatic) uses. A wildcard does not match a leading dot unless
 * `dots`; an address may end in one slash more than the glob. Hosting's globs are absolute whether they begin with a slash or not.
 */
export function compileGlob(glob: string, { dots = false } = {}): (pathname: string) => boolean {
  const [not, body] = glob.startsWith('!') ? ['!', glob.slice(1)] : ['', glob];
  // Addresses have forward slashes on every system.
  const pattern = new Minimatch(not + (body.startsWith('/') ? body : `/${body}`), { dot: dots, platform: 'linux' });
  return (pathname) => pattern.match(pathname);
}
