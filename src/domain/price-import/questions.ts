import type { SheetCandidate } from './choose-sheet.ts';
import type { DecimalQuestion } from './decimal-question.ts';
import type { IvaEvidence } from './iva-evidence.ts';
import type { LooseQuestion } from './loose-question.ts';
import type { TornDecimals } from './torn-decimals.ts';

/** What a person is asked before anything can be compared, each with what speaks for its answers. */
export interface Questions {
  /** Sheets that name products of the shop, where a person must say which is meant: more than one, or one that is hidden. */
  readonly sheets: readonly SheetCandidate[];
  /** Two columns of claves lead to different products. */
  readonly clave: boolean;
  /** More than one column could be the price. */
  readonly price: boolean;
  /** What was chosen may be a cost. */
  readonly cost: boolean;
  /** Title of a column of costs that was chosen, or that is all there is: it is never published, whatever a person answers. Empty without. */
  readonly refusedCost: string;
  /** Title of a column of prices whose formulas have no results, so that no other one is taken unasked; empty without. */
  readonly unreadPrice: string;
  readonly iva: IvaEvidence | null;
  readonly decimal: DecimalQuestion | null;
  readonly hiddenRows: number;
  /** Hidden columns that could be the clave or the price; those that are neither ask nothing. */
  readonly hiddenColumns: readonly string[];
  /** How many tables stand side by side; 1 asks nothing. */
  readonly blocks: number;
  readonly loose: LooseQuestion | null;
  /** Prices that a text file may have torn in two. */
  readonly torn: TornDecimals | null;
  /** Sheets that name products of the shop and are not the one that is open. */
  readonly otherSheets: readonly SheetCandidate[];
}
