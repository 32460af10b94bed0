/** Downloads a file that the page made. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then. An address that is not revoked keeps the bytes in memory until the page closes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
