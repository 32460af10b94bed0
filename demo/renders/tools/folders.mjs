import { fileURLToPath } from 'node:url';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url)).replace(/[\\/]$/, '');

/** npm runs this workspace's scripts in its own folder, so every path starts from where this file lies. */
export const WORKSPACE = folder('../');
export const CACHE = folder('../node_modules/.cache/');
export const PICTURES = folder('../../pictures/');
export const SCREENSHOTS = folder('../../../screenshots/');
export const FONTS_FOLDER = folder('../../../public/fonts/');
