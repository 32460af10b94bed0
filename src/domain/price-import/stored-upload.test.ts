import { expect, test } from 'vitest';
import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { canResume, canUndo, isStanding, isUnfinished, type StoredUpload, type UploadState } from './stored-upload.ts';
import { uploadOf } from './testing.ts';

const DAY_MS = 86_400_000;
const STATES: readonly UploadState[] = [
  'preparada',
  'aplicando',
  'pausada',
  'aplicada',
  'deshaciendo',
  'deshecha',
  'cancelada',
];
const creado = parseInstant('2026-01-01T12:00:00Z');
if (!creado) throw new Error('No instant');
const BEGUN = instantToMilliseconds(creado);
const plain = uploadOf('u1', creado);
const upload = (estado: UploadState, aplicadas = 5): StoredUpload => {
  return { ...plain, estado, conteos: { ...plain.conteos, aplicadas } };
};
const statesWhere = (is: (upload: StoredUpload) => boolean): UploadState[] =>
  STATES.filter((estado) => is(upload(estado)));

test('an upload can be undone for exactly thirty days, and an undo that has begun can be finished later', () => {
  expect(statesWhere((one) => canUndo(one, BEGUN + 30 * DAY_MS - 1))).toEqual(['aplicada', 'deshaciendo', 'cancelada']);
  expect(statesWhere((one) => canUndo(one, BEGUN + 30 * DAY_MS))).toEqual(['deshaciendo']);
  // Cancelled before its first lot, so there is nothing to undo.
  expect(canUndo(upload('cancelada', 0), BEGUN)).toBe(false);
});

test('only a cancelled upload with lots left can be resumed, as long as it could be undone', () => {
  const withLeft = (estado: UploadState): StoredUpload => {
    return { ...plain, estado, conteos: { ...plain.conteos, lotes: 3, lotesHechos: 1 } };
  };
  expect(STATES.filter((estado) => canResume(withLeft(estado), BEGUN))).toEqual(['cancelada']);
  expect(canResume(upload('cancelada'), BEGUN)).toBe(false);
  expect(canResume(withLeft('cancelada'), BEGUN + 30 * DAY_MS - 1)).toBe(true);
  expect(canResume(withLeft('cancelada'), BEGUN + 30 * DAY_MS)).toBe(false);
});

test('which states are unfinished, and in which the prices are applied or being applied', () => {
  expect(statesWhere(isUnfinished)).toEqual(['preparada', 'aplicando', 'pausada', 'deshaciendo']);
  expect(statesWhere(isStanding)).toEqual(['preparada', 'aplicando', 'pausada', 'aplicada']);
});
