/** Copies a text to the clipboard, which is missing where the store is opened without a certificate. Never rejects. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
