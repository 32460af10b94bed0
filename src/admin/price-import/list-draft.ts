import type { DraftHead } from '#prices/price-draft.ts';
import type { PriceFile } from './price-file.ts';

/** How far the open list has come, as the device keeps it. @param supplier see `DraftHead` */
export function draftOf(
  { draft, name, view, header, encoding, decided, proposal }: PriceFile,
  step: DraftHead['step'],
  supplier: string | null,
): DraftHead {
  return {
    id: draft,
    name,
    at: Date.now(),
    step,
    sheet: view.sheet,
    header,
    encoding,
    decided: step === 'revision' ? proposal.choices : decided,
    supplier,
  };
}
