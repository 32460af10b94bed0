/** Where the store's videos live. A link to anywhere else could lead customers astray under the store's name. */
const VIDEO = /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^\s<>"']+$/;

export function isVideoAddress(text: string): boolean {
  return VIDEO.test(text);
}
