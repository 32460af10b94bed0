/** The sites that a video may be on. A link to any other site could send customers to a fraudulent page in the store's name. */
const VIDEO = /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\/[^\s<>"']+$/;

/** Whether an address is that of a video on one of these sites. */
export function isVideoAddress(text: string): boolean {
  return VIDEO.test(text);
}
