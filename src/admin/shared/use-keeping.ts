import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetLeftForm, keepOnLeaving } from '../journal/forms-on-leaving.ts';
import { dropKeptForm, keepForm } from '../journal/kept-forms.ts';
import * as memory from '../remembered-person.ts';

const KEEP_AFTER_MS = 400;

/**
 * Keeps what is unsaved in a form on the device, whenever typing pauses and before the page may close.
 * @param values what is kept of it; `null` while nothing is unsaved.
 * @returns forgets what was kept until something else is typed: it was saved, or nobody wants it. Resolves when it is gone.
 */
export function useKeeping(key: string, values: object | null): () => Promise<void> {
  const dropped = useRef<object | null>(null);
  const keep = useEffectEvent((isLeaving = false) => {
    // Signing out, here or in another tab, forgets the person first; from then on nothing of theirs is stored.
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
    // The form is as it was saved again, so there is nothing to restore.
    if (wasUnsaved.current && !isUnsaved) void dropKeptForm(key);
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved, key]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // `beforeunload` comes first and leaves the most time, because the browser is about to ask the person.
    for (const event of ['beforeunload', 'pagehide'] as const) addEventListener(event, () => keep(true), { signal });
    // The last event of a page that goes, and the only one of a phone's tab that never comes back.
    document.addEventListener('visibilitychange', () => keep(document.hidden), { signal });
    return () => listening.abort();
  }, [isUnsaved]);
  useEffect(() => () => keep(), []);
  return () => {
    dropped.current = values;
    return dropKeptForm(key);
  };
}
