/** A built file of the site, or its service worker. */
const OWN_SCRIPT = /^\/(?:assets\/[^/]+\.js|sw\.js)$/;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | undefined }): unknown;
}

/**
 * The content policy lets no text become a script. This is the one exception: workers, and the service worker, are started by their address,
 * which has to be of a script of this site. It is the browser's default policy because Workbox passes addresses itself. A browser
 * without Trusted Types needs none.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.origin) ? address : undefined),
  });
}

export function isOwnScript(address: string, origin: string): boolean {
  // Throws for what is no address, which the browser takes for a refusal too. `URL.parse` is younger than Trusted Types.
  const url = new URL(address, origin);
  return url.origin === origin && OWN_SCRIPT.test(url.pathname);
}
