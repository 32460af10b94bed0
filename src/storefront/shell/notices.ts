/** The id of the region where all is said that goes away again. */
export const NOTICES = 'avisos';

/** The id of the button that opens a chat. */
export const CHAT = 'chat';

/**
 * Puts the notices above the bar of the page that is shown. Not by `:has` in front of them: each change below the root would then work out the style of
 * the whole document again.
 * @returns puts them back.
 */
export function liftNotices(): () => void {
  const region = document.getElementById(NOTICES);
  region?.setAttribute('data-above-bar', '');
  return () => region?.removeAttribute('data-above-bar');
}
