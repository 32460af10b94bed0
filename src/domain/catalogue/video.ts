/** The sites that a video may be on. A link to any other site could send customers to a fraudulent page in the store's name. */
const VIDEO = /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^\s<>"']+$/;

const VIMEO_PLAYER = /^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?(?:[^#]*&)?h=([0-9a-f]+))?/;

/** The address of a video's own page, where it is given by that of Vimeo's player. An unlisted video keeps the key that opens it. */
export function videoPage(address: string): string {
  const [, id, key] = VIMEO_PLAYER.exec(address) ?? [];
  return id === undefined ? address : `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`;
}

/** Whether an address is that of a video on one of these sites. */
export function isVideoAddress(text: string): boolean {
  return VIDEO.test(text);
}
