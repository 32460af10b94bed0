import { oddArchives } from './odd-archives.ts';
import type { OddFile } from './odd-file.ts';
import { oddOldWorkbooks } from './odd-old-workbooks.ts';
import { otherKinds } from './odd-other-kinds.ts';
import { oddTexts } from './odd-texts.ts';
import { oddWorkbooks } from './odd-workbooks.ts';

/** Damaged and dangerous files, and good ones that look as if they were. All are small here; some are large once unpacked. */
export const oddFiles = (): OddFile[] => [
  ...otherKinds(),
  ...oddArchives(),
  ...oddWorkbooks(),
  ...oddTexts(),
  ...oddOldWorkbooks(),
];
