import { noChoice, takeOut, toggleCompared } from '#domain/comparison/choose-compared.ts';
import { claimCompareWriter, compareStore } from '#store/compare-store.ts';
import { onChoiceElsewhere, readChoice, writeChoice } from './kept-choice.ts';

const write = claimCompareWriter();
let isOpen = false;

/** Reads what the device keeps and follows the other tabs, once for the tab. Called by effects, so that the first render has no choice. */
export function openChoice(): void {
  if (isOpen) return;
  isOpen = true;
  const read = (): void => write({ claves: readChoice(Date.now()), waiting: null });
  read();
  onChoiceElsewhere(read);
}

function change(to: ReturnType<typeof compareStore.getState>): void {
  write(to);
  writeChoice(to.claves, Date.now());
}

export function toggleChosen(clave: string): void {
  change(toggleCompared(compareStore.getState(), clave));
}

export function removeChosen(clave: string): void {
  change(takeOut(compareStore.getState(), clave));
}

/** Gives up the product that did not fit. */
export function dropWaiting(): void {
  change({ ...compareStore.getState(), waiting: null });
}

export function clearChosen(): void {
  change(noChoice);
}
