import { useEffect } from 'react';
import { holdUpdates } from './hold-updates.ts';

/** Holds updates in every tab for as long as `isBusy`: a form has something typed in it that a reload would lose. */
export function useHoldUpdates(isBusy: boolean): void {
  useEffect(() => (isBusy ? holdUpdates() : undefined), [isBusy]);
}
