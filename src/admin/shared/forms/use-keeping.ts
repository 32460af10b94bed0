import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createFormKeeper } from '../../journal/form-keeper.ts';
import * as rememberedPerson from '../../remembered-person.ts';

const KEEP_AFTER_MS = 400;

/**
 * Keeps what is unsaved in a form on the device, whenever typing pauses and before the page may close.
 * @param values what is stored; `null` while nothing is unsaved.
 * @returns deletes what was stored, after a save or when a person discards it, and stores nothing more until something else is typed.
 */
export function useKeeping(key: string, values: object | null): () => Promise<void> {
  const dropped = useRef<object | null>(null);
  // Signing out, here or in another tab, first deletes the remembered person, so after that nothing of theirs is stored.
  const keeper = useMemo(() => createFormKeeper(key, () => rememberedPerson.read() !== null), [key]);
  const keep = useEffectEvent((isLeaving = false) => {
    if (!values || values === dropped.current || !rememberedPerson.read()) return;
    // It never rejects.
    void keeper.keep(values, isLeaving);
  });
  useEffect(() => {
    if (!values) return undefined;
    const timer = setTimeout(() => keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const isUnsaved = values !== null;
  const wasUnsaved = useRef(false);
  useEffect(() => {
    // The form equals the saved document again, so there is nothing to restore.
    if (wasUnsaved.current && !isUnsaved) void keeper.drop();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, keeper]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // `beforeunload` is the first event and leaves the most time to store, because the browser then asks the person.
    for (const event of ['beforeunload', 'pagehide'] as const) addEventListener(event, () => keep(true), { signal });
    // On a phone this may be the only event before the browser ends the tab.
    document.addEventListener('visibilitychange', () => keep(document.hidden), { signal });
    return () => listening.abort();
  }, [isUnsaved]);
  useEffect(() => () => keep(), []);
  return () => {
    dropped.current = values;
    return keeper.drop();
  };
}
