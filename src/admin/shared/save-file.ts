/** Hands a made file to the person's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the address would hold the bytes for as long as the page lives.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
