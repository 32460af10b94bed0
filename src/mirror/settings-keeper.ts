import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { compareInstants, type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { readSettings, SETTINGS_SHAPE } from '#domain/settings/parse-settings.ts';
import { isWhole, type StoreSettings } from '#domain/settings/store-settings.ts';
import { MENU_DELETIONS, MENU_WRITES, SETTINGS, WORD_WRITES } from '#domain/settings/subjects.ts';
import { settledAt } from './delta-window.ts';
import { report } from './report.ts';

/** Keeps what the documents of `ajustes` say. They are read from the last that is known on, so that an unchanged store costs each visit one read. */
export interface SettingsKeeper {
  /** What is known; undefined before anything is. */
  current(): StoreSettings | undefined;
  isKnown(): boolean;
  /** Time of the change marker of the search's words; absent where there is none. */
  wordsWritten(): Instant | undefined;
  /** The time of writing from which documents have to be read; `null` for all of them. */
  start(): Instant | null;
  /**
   * Takes over what was written since a start.
   * @returns false where the last known document is not among them, because the shop's data were replaced: then all have to be read.
   */
  receive(start: Instant | null, documents: readonly StoredDocument[]): boolean;
  /**
   * Reads once what was written since the last time. Rejects when the server does not answer.
   * @returns false where the shop's data were replaced since: then no change marker says what was deleted with them
   */
  catchUp(read: (start: Instant | null) => Promise<readonly StoredDocument[]>): Promise<boolean>;
}

/** @param onSettings is told of settings that differ from those before */
export function createSettingsKeeper(
  known: StoreSettings | undefined,
  onSettings: (settings: StoreSettings) => void,
): SettingsKeeper {
  let settings = known;

  const keeper: SettingsKeeper = {
    current: () => settings,
    wordsWritten: () => settings?.wordsWritten,
    isKnown: () => settings !== undefined && isWhole(settings),
    // An earlier start, because a write carries the time at which it reached the server, and may have landed after a later one.
    start: () => (settings?.through && settings.shape === SETTINGS_SHAPE ? settledAt(settings.through) : null),
    receive(start, documents) {
      if (start && !areContinued(start, documents, settings)) return false;
      const read = readSettings(documents, start ? settings : undefined);
      report(SETTINGS, read.problems);
      if (JSON.stringify(read.settings) === JSON.stringify(settings)) return true;
      settings = read.settings;
      onSettings(settings);
      return true;
    },
    async catchUp(read) {
      const start = keeper.start();
      const documents = await read(start);
      const isContinued = areContinued(start, documents, settings);
      if (!keeper.receive(start, documents)) keeper.receive(null, await read(null));
      return isContinued;
    },
  };
  return keeper;
}

/**
 * Whether what was read from a start continues what is known: the last known document is among it, and so is every known change marker that is newer
 * than the start, each as known or later. Otherwise the shop's data were replaced.
 */
export function areContinued(
  start: Instant | null,
  documents: readonly StoredDocument[],
  known: StoreSettings | undefined,
): boolean {
  if (!known?.through) return true;
  const { through, last, menusDeleted, menusWritten, wordsWritten } = known;
  const markers = [
    [MENU_DELETIONS, menusDeleted],
    [MENU_WRITES, menusWritten],
    [WORD_WRITES, wordsWritten],
  ] as const;
  const isThere = (id: string | undefined, time: Instant): boolean =>
    documents.some((one) => {
      const written = parseInstant(one.fields['actualizado']);
      return (id === undefined || one.id === id) && written !== null && compareInstants(written, time) >= 0;
    });
  return (
    isThere(last, through) &&
    markers.every(([id, time]) => !time || (start && compareInstants(time, start) <= 0) || isThere(id, time))
  );
}
