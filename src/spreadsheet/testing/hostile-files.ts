import { hostileArchives } from './hostile-archives.ts';
import { hostileBinaryWorkbooks } from './hostile-binary-workbooks.ts';
import { hostileChains } from './hostile-chains.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileOldWorkbooks } from './hostile-old-workbooks.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileWebPages } from './hostile-web-pages.ts';
import { hostileWorkbooks } from './hostile-workbooks.ts';

/** Files made to exhaust the memory or the time of whoever reads them. Each is made when it is asked for, because some are large. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostileArchives,
  ...hostileWorkbooks,
  ...hostileChains,
  ...hostileOldWorkbooks,
  ...hostileBinaryWorkbooks,
  ...hostileWebPages,
  ...hostileTexts,
];
