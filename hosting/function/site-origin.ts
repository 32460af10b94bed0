const HOST = /^[a-z0-9.-]{1,253}$/i;

/**
 * The site's origin in the heads of pages: what the owner says in `PUBLIC_ORIGIN`, else the name that Hosting passes on. A name that cannot be one
 * is that of the project's own site.
 */
export function siteOrigin(owners: string | undefined, forwardedHost: string | undefined, projectId: string): string {
  if (owners) return owners.replace(/\/+$/, '');
  const host = forwardedHost?.split(',')[0]?.trim() ?? '';
  return `https://${HOST.test(host) ? host.toLowerCase() : `${projectId}.web.app`}`;
}
