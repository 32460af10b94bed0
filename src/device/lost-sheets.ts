/**
 * Takes away the link of a sheet of styles that failed. Vite takes a sheet that has a link for one that is loaded, and would show its screen without styles
 * at the next attempt. Visitors' pages, which hold no typed work, are loaded again instead (`lost-chunks.ts`); their first load has no room for this.
 */
export function forgetLostSheets(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (payload.message.endsWith(` CSS for ${link.href}`)) link.remove();
  });
}
