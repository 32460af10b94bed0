/** Everything that XML 1.0 cannot contain even escaped: most control characters, halves of a surrogate pair, U+FFFE and U+FFFF. */
// oxlint-disable-next-line no-control-regex -- that is what is meant.
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or an attribute of HTML and XML; what neither can contain is left out. */
export function escapeMarkup(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');
}
