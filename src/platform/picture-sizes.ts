/** The same picture is kept at several sizes, told apart by the end of its address. A browser that cannot write WebP uploads JPEG. */
const SIZE = /-(400|800|1600)(\.(?:webp|jpg))(?=$|\?)/;

/** The size that a download keeps: sharp on a card and on a product page, and it stands in for the other two. */
export function downloadedSize(address: string): string {
  return address.replace(SIZE, '-800$2');
}

/** The other sizes of a picture, best stand-in first; none for a picture that has one size. */
export function siblingSizes(address: string): string[] {
  if (!SIZE.test(address)) return [];
  return ['800', '1600', '400']
    .map((size) => address.replace(SIZE, `-${size}$2`))
    .filter((sibling) => sibling !== address);
}

/** Whether an address is that of a picture's largest size, the one that somebody zooms into. */
export function isLargestSize(address: string): boolean {
  return SIZE.exec(address)?.[1] === '1600';
}
