import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('text is escaped for elements and attributes, and what XML cannot contain is left out', () => {
  expect(escapeMarkup(`<b a='1' c="2">&amp;`)).toBe('&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;');
  expect(escapeMarkup('a\u0000\u0008\u001b\ufffeb\ud800c\n\td')).toBe('abc\n\td');
  expect(escapeMarkup('🔧 Ñandú')).toBe('🔧 Ñandú');
});
