import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * A keyboard shortcut of the page: a single letter, ignored while somebody types in a field, or `Control+s` (Command on a Mac), which works everywhere.
 * Ignored while a dialog is open.
 */
export function useShortcut(shortcut: string, run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isChord = shortcut.startsWith('Control+');
    const key = isChord ? shortcut.slice('Control+'.length) : shortcut;
    if (event.key.toLowerCase() !== key || event.altKey || event.repeat) return;
    if (isChord !== (event.ctrlKey || event.metaKey)) return;
    if (!isChord && isTyping(event.target)) return;
    if (document.querySelector('dialog:modal')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
