import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('where there is no clipboard, or it refuses, that is what comes of it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('https://tienda.mx')).toBe('failed');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  expect(await copyText('https://tienda.mx')).toBe('failed');
});

test('what is copied is the text', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText('https://tienda.mx')).toBe('copied');
  expect(copied).toEqual(['https://tienda.mx']);
});
