import { useEffect, useEffectEvent, useRef } from 'react';
import { dropKeptForm, keepForm } from '#mirror/kept-forms.ts';
import * as memory from '../remembered-person.ts';
import { forgetLeftForm, keepOnLeaving } from './forms-on-leaving.ts';

const KEEP_AFTER_MS = 400;

/**
 * Keeps what is unsaved in a form on the device, at every pause and whenever the page may go.
 * @param values what is kept of it; `null` while nothing is unsaved.
 * @returns forgets what was kept until something else is typed: it was saved, or nobody wants it. Resolves when it is gone.
 */
export function useKeeping(key: string, values: object | null): () => Promise<void> {
  const dropped = useRef<object | null>(null);
  const keep = useEffectEvent((isLeaving = false) => {
    // Whoever signs out, here or in another tab, is forgotten first: nothing of theirs is kept after that.
    if (!values || values === dropped.current || !memory.read()) return;
    if (isLeaving) keepOnLeaving(key, values);
    else forgetLeftForm(key);
    void keepForm(key, values);
  });
  useEffect(() => {
    if (!values) return undefined;
    const timer = setTimeout(() => keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const isUnsaved = values !== null;
  const wasUnsaved = useRef(false);
  useEffect(() => {
    // Typed back to what it was: there is nothing to come back to.
    if (wasUnsaved.current && !isUnsaved) {
      forgetLeftForm(key);
      void dropKeptForm(key);
    }
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, key]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // The first of them gives the device the most time: the browser is about to ask the person.
    for (const event of ['beforeunload', 'pagehide'] as const) addEventListener(event, () => keep(true), { signal });
    // The last of them when a page goes, and the only one of a phone's tab that never comes back.
    document.addEventListener('visibilitychange', () => keep(document.hidden), { signal });
    return () => listening.abort();
  }, [isUnsaved]);
  useEffect(() => () => keep(), []);
  return () => {
    dropped.current = values;
    forgetLeftForm(key);
    return dropKeptForm(key);
  };
}
