import { unevenBlockLists } from './block-lists.ts';
import { brandLists } from './brand-lists.ts';
import { columnSuppliers } from './column-suppliers.ts';
import { ivaSectionLists, negatedIvaLists } from './iva-lists.ts';
import { layoutLists } from './layout-lists.ts';
import { layoutSuppliers } from './layout-suppliers.ts';
import { letterheadSuppliers } from './letterhead-suppliers.ts';
import type { KnownList } from './list.ts';
import { lyingIvaLists } from './lying-iva-lists.ts';
import { measureLists } from './measure-lists.ts';
import { offerLists } from './offer-lists.ts';
import { outlierLists } from './outlier-lists.ts';
import { paintLists } from './paint-lists.ts';
import { programSuppliers } from './program-suppliers.ts';
import { randomLists } from './random-lists.ts';
import { roundedIvaLists, roundedLieLists } from './rounded-iva-lists.ts';
import { clusterLists, misplacedLists } from './scatter-lists.ts';
import {
  codeColumnLists,
  oddHeadingLists,
  severalSheets,
  sideBySideLists,
  unitAndCurrencyLists,
  untitledLists,
  writtenLists,
} from './shapes.ts';
import { sizeLists } from './size-lists.ts';
import { stackedLists, titleWordLists } from './stacked-lists.ts';
import { spokenTermsLists, strangerLists } from './stranger-lists.ts';
import { neighbourLists, silentTitleLists, spokenIvaLists } from './titles.ts';
import { smallSheetLists, tornLists, twoPriceLists } from './torn-lists.ts';
import { packLists, soleColumnLists, unitTitleLists } from './unit-lists.ts';

/** Forty-one lists as suppliers write them, which were written before any of them was read. */
export const supplierLists = (): KnownList[] => [
  ...letterheadSuppliers(),
  ...columnSuppliers(),
  ...layoutSuppliers(),
  ...programSuppliers(),
];

/** All lists that are made of the shop's own claves, each with its truth. */
export const allLists = (): KnownList[] => [
  ...silentTitleLists(),
  ...spokenIvaLists(),
  ...neighbourLists(),
  ...untitledLists(),
  ...oddHeadingLists(),
  ...severalSheets(),
  ...sideBySideLists(),
  ...codeColumnLists(),
  ...unitAndCurrencyLists(),
  ...writtenLists(),
  ...sizeLists(),
  ...negatedIvaLists(),
  ...ivaSectionLists(),
  ...unitTitleLists(),
  ...soleColumnLists(),
  ...packLists(),
  ...stackedLists(),
  ...titleWordLists(),
  ...unevenBlockLists(),
  ...misplacedLists(),
  ...clusterLists(),
  ...twoPriceLists(),
  ...tornLists(),
  ...smallSheetLists(),
  ...spokenTermsLists(),
  ...strangerLists(),
  ...brandLists(),
  ...paintLists(),
  ...measureLists(),
  ...offerLists(),
  ...layoutLists(),
  ...lyingIvaLists(),
  ...outlierLists(),
  ...roundedIvaLists(),
  ...roundedLieLists(),
  ...supplierLists(),
  ...randomLists(200),
];
