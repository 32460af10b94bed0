import { createContext, useSyncExternalStore } from 'react';

let pressed: string | null = null;
const listeners = new Set<() => void>();

/** Names the address whose link is held down, or none. */
export function setPressedLink(path: string | null): void {
  if (pressed === path) return;
  pressed = path;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The address of the link that was pressed last, whose screen is rendered before the press is over. */
export function usePressedLink(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => pressed,
    () => null,
  );
}

/** Whether the screen is rendered unseen, because the press on its link may still be taken back. */
export const UnseenContext = createContext(false);
