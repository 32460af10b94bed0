import { useEffect } from 'react';
import { pageTitle } from '#domain/site/page-title.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { showHead } from './show-head.ts';

interface PageHeadProps {
  /** Absent on the home page, whose title is the site's own. */
  readonly title?: string | undefined;
  /** The page's own address, which is what a browser shares. */
  readonly canonical?: string | undefined;
  /** Search engines may not list the page. */
  readonly hidden?: boolean;
}

/**
 * The title of the tab and the address that is shared, as visitors move from page to page. What search engines and chats read besides is in
 * the HTML that a server sends (`#domain/pages/describe-page.ts`): they never move within the site.
 */
export function PageHead({ title, canonical, hidden = false }: PageHeadProps) {
  const whole = pageTitle(useStoreProfile(), title);
  useEffect(() => showHead({ title: whole, canonical, hidden }), [whole, canonical, hidden]);
  return null;
}
