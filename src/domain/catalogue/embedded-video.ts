const YOUTUBE = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const VIDEO_ID = /^[\w-]{11}$/;

/** What may be shown within the page: the content policy in firebase.json allows this host in a frame and no other. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * The player's address of a video that may be shown within the page.
 * @param address an https address, as staff pasted it: `watch?v=`, `youtu.be/`, `shorts/`, `embed/`, `live/`.
 * @returns the address for a frame, which starts to play; `null` for a video of any other place, which only a link leads to.
 */
export function embeddedVideo(address: string): string | null {
  const match = /^https:\/\/([^/?#]+)\/([^?#]*)(?:\?([^#]*))?/.exec(address);
  if (!match) return null;
  const [, host = '', path = '', query = ''] = match;
  const id = videoId(host.toLowerCase(), path, query);
  return id !== undefined && VIDEO_ID.test(id) ? `${PLAYER}${id}?autoplay=1&rel=0&hl=es-419` : null;
}

function videoId(host: string, path: string, query: string): string | undefined {
  if (host === 'youtu.be') return path.split('/')[0];
  if (!YOUTUBE.test(host)) return undefined;
  if (path === 'watch') return /(?:^|&)v=([^&]*)/.exec(query)?.[1];
  const [kind = '', id] = path.split('/');
  return /^(?:shorts|embed|live|v)$/.test(kind) ? id : undefined;
}

/** The name of the site that a video's address leads to. Unlike the browser's own parser it takes what is no address too: a page shows what was stored. */
export function videoSite(address: string): string {
  const [, host = ''] = /^https:\/\/(?:[^/\\?#]*@)?(?:www\.)?([^/\\?#]*)/i.exec(address) ?? [];
  return host.toLowerCase();
}
