import type { Page } from '@playwright/test';

interface Texts {
  readonly header: string;
  /** The title, the page and the footer. */
  readonly rest: string;
}

/**
 * The text of the page as it came and as it is now, without filters, which need the whole catalogue to be counted, and without what the device adds.
 * The header comes for both widths, and the one of the other width goes.
 */
export async function cameAndNow(page: Page): Promise<{ readonly came: Texts; readonly now: Texts }> {
  return page.evaluate(async () => {
    const partOf = (of: Document, name: string): string => {
      const part = of.querySelector(`body ${name}`)?.cloneNode(true) as HTMLElement;
      for (const late of part.querySelectorAll('aside, noscript, [data-late]')) late.remove();
      return part.textContent;
    };
    const textsOf = (of: Document) => ({
      header: partOf(of, 'header'),
      rest: `${of.title}: ${partOf(of, 'main')} | ${partOf(of, 'footer')}`,
    });
    // Parsed by the browser's request, because the site's policy lets no text become markup.
    const came = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.addEventListener('load', () => request.responseXML && resolve(request.responseXML));
      request.addEventListener('error', reject);
      request.open('GET', location.href);
      request.send();
    });
    return { came: textsOf(came), now: textsOf(document) };
  });
}
