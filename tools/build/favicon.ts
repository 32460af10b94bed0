import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The logo at the largest size that an icon file names in one byte, and a multiple of the 48 pixels that Google asks for. */
const LOGO = 'public/icons/icono-192.png';
const HEADER_BYTES = 22;

/** Emits `/favicon.ico`, which browsers, chats and search engines ask for whatever a page links to. */
export function favicon(): Plugin {
  return {
    name: 'favicon',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: iconFile(await readFile(LOGO)) });
    },
  };
}

/** An icon file of one picture: every reader since Windows Vista takes a PNG as it is. Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // Of one picture:
  header.writeUInt8(png.readUInt32BE(16), 6);
  header.writeUInt8(png.readUInt32BE(20), 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
