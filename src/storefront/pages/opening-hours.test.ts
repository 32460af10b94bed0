import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claimServedProfile } from '#store/profile-store.ts';
import { OpeningHours } from './OpeningHours.tsx';

test('a page without JavaScript says the days on which the store is closed, each with its year', () => {
  const open = claimServedProfile();
  open({ profile: { closedDays: [{ day: '2026-12-25', reason: 'Navidad' }] }, through: null, shape: 2 });
  const html = renderToString(createElement(OpeningHours)).replaceAll('\u00a0', ' ');
  expect(html).toMatch(/<noscript>.*25 dic 2026.*Navidad.*<\/noscript>/);
  // Whoever has JavaScript is told by the clock which of them are to come.
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('Navidad');
});
