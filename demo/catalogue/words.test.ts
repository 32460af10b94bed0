import { expect, test } from 'vitest';
import { foldText } from '#domain/kernel/text-fold.ts';
import { CATEGORY_ROWS } from './categories.ts';
import { demoCatalogue } from './demo-catalogue.ts';

/** Real brands, folded. The shop and everything in it is invented, so no real name may occur. */
const BANNED =
  'truper|pretul|urrea|surtek|makita|de ?walt|milwaukee|bosch|dremel|karcher|stanley|black (?:and|&|y|\\+) decker|ryobi|comex|berel|sherwin|prisa|osel|fester|sika|resistol|volteck|foset|hermex|fiero|klintek|ridgid|hilti|skil|hyundai|evans|stihl|husqvarna|bellota|craftsman|metabo|festool|einhell|rotoplas|torx|velcro|teflon|durock|sheetrock|loctite|wd-?40|kola ?loka|vise-?grip|channellock|home ?depot|philips|osram|thermofit|forstner|minwax|thompson';

const everyWord = JSON.stringify(demoCatalogue());

test('no real brand occurs in the demo', () => {
  expect(foldText(everyWord).match(new RegExp(`\\b(?:${BANNED})\\b`, 'g'))).toBeNull();
});

test('texts have no exclamation marks, no double spaces, and a full stop at the end', () => {
  expect(everyWord).not.toMatch(/[!¡]| {2}/);
  for (const { fields } of demoCatalogue().products) {
    const text = fields['descripcion'];
    if (typeof text !== 'string') continue;
    expect(text).toMatch(/^\p{Lu}[^]*\.$/u);
    expect(text.length, text).toBeGreaterThan(8);
    expect(text.length, text).toBeLessThan(260);
  }
});

test('the desktop bar shows all its categories in one line', () => {
  // Barlow Condensed 600 at 17 px: a capital takes 7.5 px on average, an item 32 px around it, a panel's arrow 20 px.
  const item = (name: string, hasPanel: boolean) => name.length * 7.5 + 32 + (hasPanel ? 20 : 0);
  const shown = CATEGORY_ROWS.filter(({ name }) => name !== 'Sin categoria');
  const width = shown.reduce((sum, { name, menu }) => sum + item(name, menu === 'megamenu'), 0);
  expect(shown.length).toBeLessThanOrEqual(9);
  expect(width + item('Herramientas en general', true) - 32).toBeLessThanOrEqual(1_240);
});
