import { expect, test } from 'vitest';
import type { PictureDownloadState } from '#store/picture-download-store.ts';
import { downloadText } from './download-text.ts';

const at = (kept: number, total: number, change: Partial<PictureDownloadState> = {}): string =>
  downloadText({ state: 'idle', reason: null, kept, total, bytesLeft: null, room: null, ...change });

test('pictures are counted as they are spoken of, also where one is left or there is only one', () => {
  expect(at(0, 300)).toBe('Son 300 fotos.');
  expect(at(280, 300)).toBe('Faltan 20 de 300 fotos.');
  expect(at(299, 300)).toBe('Falta 1 de 300 fotos.');
  expect(at(0, 1)).toBe('Es 1 foto.');
  expect(at(299, 300, { bytesLeft: 90_000, room: 1000 })).toContain('Falta 1 foto, unos');
  expect(at(300, 300, { state: 'done' })).toBe('Las 300 fotos del catálogo están en este equipo.');
  expect(at(1, 1, { state: 'done' })).toBe('La foto del catálogo está en este equipo.');
});
