const ENTRANCE = /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/;

/**
 * Why a response is not what this version keeps at an address, or `null` where it is. A host in the middle of a deploy answers with files of another
 * version, one that has lost a file or a portal with a page.
 * @param isOwn whether this version has a file with such an address
 */
export async function responseProblem(
  url: string,
  response: Response,
  isOwn: (href: string) => boolean,
): Promise<string | null> {
  if (!response.ok) return String(response.status);
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return null;
  if (!url.endsWith('.html')) return 'answered with a page';
  // The script that a page begins with has a hash of its content in its name.
  const [, script] = ENTRANCE.exec(await response.clone().text()) ?? [];
  return script !== undefined && isOwn(new URL(script, url).href) ? null : 'of another version';
}
