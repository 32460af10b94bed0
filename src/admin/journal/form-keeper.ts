import { forgetLeftForm, keepOnLeaving } from './forms-on-leaving.ts';
import { dropKeptForm, keepForm } from './kept-forms.ts';

/** Keeps one form of an open page on the device under a key. */
export interface FormKeeper {
  /** @param isLeaving whether the page may be closing, so that what the database has not begun to write would be lost */
  keep(values: object, isLeaving: boolean): Promise<void>;
  /** Deletes what was kept, also what is being written. */
  drop(): Promise<void>;
}

/** @param mayKeep whether the form may be kept when its writing ends: meanwhile its person may have signed out */
export function createFormKeeper(key: string, mayKeep: () => boolean): FormKeeper {
  /** The order in which something was kept or dropped: an earlier writing that ends late changes nothing. */
  let turn = 0;
  return {
    async keep(values, isLeaving) {
      turn += 1;
      const mine = turn;
      if (isLeaving) keepOnLeaving(key, values);
      const isKept = await keepForm(key, values);
      if (mine !== turn || isLeaving) return;
      if (isKept) forgetLeftForm(key);
      // A database without room: what a closing page stored before would be older, and `localStorage` has a quota of its own.
      else if (mayKeep()) keepOnLeaving(key, values);
    },
    drop() {
      turn += 1;
      return dropKeptForm(key);
    },
  };
}
