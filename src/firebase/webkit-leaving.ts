/** WebKit: Safari, every browser of an iPhone, and the browsers of GTK. The SDK asks the same. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('Safari') && !/Chrome|Chromium|Android/.test(userAgent);

/**
 * Keeps the SDK from starting a transaction while a page is left. In WebKit that transaction never ends, and the next page waits for it for ever:
 * nothing is heard live and no edit is sent (https://bugs.webkit.org/show_bug.cgi?id=226547). The SDK leaves it out by itself, but it knows the
 * fault by the version numbers 14 to 16 alone, and WebKitGTK 2.50 has it still. So a page that is being left has one of those numbers. Called
 * before Firestore is set up, because the SDK reads the number in a listener of its own.
 */
export function leaveWithoutTransaction(page: Window = window): void {
  const { navigator } = page;
  if (!isWebKit(navigator.userAgent)) return;
  const { userAgent } = navigator;
  page.addEventListener('pagehide', () => {
    Object.defineProperty(navigator, 'userAgent', { value: `${userAgent} Version/16`, configurable: true });
  });
  // The SDK has stopped in a page that was left; one that the browser kept whole and shows again is loaded anew.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.location.reload();
  });
}
