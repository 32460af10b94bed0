/** Short, because every snapshot contains ten thousand of them: eleven random characters, 57 bits. */
export function newProductId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(11)), (byte) => letters[byte % letters.length]).join('');
}
