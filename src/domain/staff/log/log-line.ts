import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { changeKey } from '../journal/change.ts';
import { changeTexts } from '../journal/change-text.ts';
import { type Entry, isPending, type Journal } from '../journal/journal.ts';
import { kindOf, UPLOADS } from './log-kinds.ts';
import type { LogQuery } from './log-query.ts';
import { isLogged } from './log-record.ts';
import type { LoggedChange, LogRecord } from './parse-log-record.ts';

/** A document that a change touched; a product, its draft and its private document are one. */
export interface LineDocument {
  readonly kind: string;
  /** Where its form is found: `productos/p1`. */
  readonly collection: string;
  readonly id: string;
  readonly texts: readonly string[];
  /** Whether nothing was left of it. */
  readonly isGone: boolean;
}

/** One thing that a person did, as a line of the shop's log. */
export interface LogLine {
  readonly key: string;
  /** The edit of this device that waits; `null` for what the log has. */
  readonly entry: Entry | null;
  readonly title: string;
  readonly by: string;
  readonly email: string;
  /** Empty for an edit that waits. */
  readonly device: string;
  /** In milliseconds: the server's time, or the device's for an edit that waits. */
  readonly at: number;
  /** The day in the shop, `2026-11-21`. */
  readonly day: string;
  readonly kinds: readonly string[];
  readonly documents: readonly LineDocument[];
  /** The upload that changed prices; empty for an edit. */
  readonly upload: string;
  /** How many prices an upload changed, as far as its lots were read. */
  readonly prices: number;
}

/**
 * The lines of the log, the newest first: the records of one edit as one line, and all lots of an upload as one.
 * @param records the newest first
 */
export function logLines(records: readonly LogRecord[]): LogLine[] {
  const groups: LogRecord[][] = [];
  const uploads = new Map<string, LogRecord[]>();
  /** Where the groups of the present moment begin. An edit is one commit, so its records have the same time. */
  let ofMoment = 0;
  for (const [place, record] of records.entries()) {
    const { entry, at, upload, title } = record;
    if (at !== records[place - 1]?.at) ofMoment = groups.length;
    const lots = `${upload} ${title}`;
    const known =
      upload === ''
        ? groups.slice(ofMoment).find(([first]) => first?.upload === '' && first.entry === entry)
        : uploads.get(lots);
    if (known) {
      known.push(record);
      continue;
    }
    const group = [record];
    groups.push(group);
    if (upload !== '') uploads.set(lots, group);
  }
  return groups.flatMap(([newest, ...others]) => (newest ? lineOf(newest, others) : []));
}

const keyOf = ({ entry, at, upload, title }: LogRecord): string =>
  upload === '' ? `${entry} ${at}` : `${upload} ${title}`;

/** The lines that are one record, as most are. A record never changes, so neither does its line. */
const lineOfRecord = new WeakMap<LogRecord, LogLine>();

function lineOf(newest: LogRecord, others: readonly LogRecord[]): LogLine {
  const known = others.length === 0 ? lineOfRecord.get(newest) : undefined;
  if (known) return known;
  const changes = [newest, ...others].flatMap((record) => record.changes);
  const isUpload = newest.upload !== '';
  const documents = isUpload ? [] : documentsOf(changes.map(writtenChange));
  const at = instantToMilliseconds(newest.at);
  const line: LogLine = {
    key: keyOf(newest),
    entry: null,
    title: newest.title,
    by: newest.by,
    email: newest.email,
    device: newest.device,
    at,
    day: shopDayOf(at),
    kinds: isUpload ? [UPLOADS] : [...new Set(documents.map(({ kind }) => kind))],
    documents,
    upload: newest.upload,
    prices: isUpload ? changes.length : 0,
  };
  if (others.length === 0) lineOfRecord.set(newest, line);
  return line;
}

/** The edits of this device that the server does not have, the newest first. @param records those that the log is known to have */
export function waitingLines(journal: Journal, records: readonly LogRecord[]): LogLine[] {
  const waiting = new Map(journal.filter(isPending).map((entry) => [entry.id, entry]));
  if (waiting.size === 0) return [];
  for (const { entry } of records) waiting.delete(entry);
  return [...waiting.values()].toReversed().flatMap((entry): LogLine[] => {
    const changes = entry.changes.filter(({ collection }) => isLogged(collection));
    if (changes.length === 0) return [];
    const documents = documentsOf(
      changes.map((change) => ({
        path: changeKey(change),
        texts: changeTexts(change),
        isGone: change.document === null,
      })),
    );
    return [
      {
        key: entry.id,
        entry,
        title: entry.title,
        by: entry.by.uid,
        email: entry.by.email,
        device: '',
        at: entry.at,
        day: shopDayOf(entry.at),
        kinds: [...new Set(documents.map(({ kind }) => kind))],
        documents,
        upload: '',
        prices: 0,
      },
    ];
  });
}

interface ToldChange {
  readonly path: string;
  readonly texts: readonly string[];
  readonly isGone: boolean;
}

function writtenChange({ path, rev, antes, despues, reservados }: LoggedChange): ToldChange {
  const [collection = ''] = path.split('/');
  return { path, texts: changeTexts({ collection, base: antes, document: despues, reservados }), isGone: rev === 0 };
}

function documentsOf(changes: readonly ToldChange[]): LineDocument[] {
  const byName = new Map<string, LineDocument>();
  for (const { path, texts, isGone } of changes) {
    const [collection = '', id = ''] = path.split('/');
    const kind = kindOf(collection);
    const known = byName.get(`${kind}/${id}`);
    byName.set(
      `${kind}/${id}`,
      known
        ? { ...known, texts: [...known.texts, ...texts], isGone: known.isGone && isGone }
        : { kind, collection, id, texts, isGone },
    );
  }
  return [...byName.values()];
}

/** Whether a line has the kind and all the words that a query asks for. @param nameOf the person's name, as the page shows it */
export function matchesLine(line: LogLine, { kind, text }: LogQuery, nameOf: (line: LogLine) => string): boolean {
  if (kind !== '' && !line.kinds.includes(kind)) return false;
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const said = `${wordsOf(line)}\n${foldText(nameOf(line))}`;
  return words.every((word) => said.includes(word));
}

// Folding ten thousand lines at every key would be felt.
const foldedLines = new WeakMap<LogLine, string>();

function wordsOf(line: LogLine): string {
  let words = foldedLines.get(line);
  if (words === undefined) {
    const { title, email, device, documents } = line;
    words = foldText([title, email, device, ...documents.flatMap(({ texts }) => texts)].join('\n'));
    foldedLines.set(line, words);
  }
  return words;
}
