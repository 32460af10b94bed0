import type { HistoryItem } from '#domain/staff/log/history.ts';
import { momentInFull, momentText } from '../shared/texts/moment-text.ts';

/** When a change was made, or written: `21 nov 2026, 2:05 p.m.` */
export const originText = (origin: HistoryItem['origin']): string =>
  origin.kind === 'waiting' ? momentText(origin.entry.at) : momentInFull(origin.record.at);
