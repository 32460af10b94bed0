import { pageTitle } from '../paths.ts';

interface PageHeadProps {
  /** Absent on the home page, whose title is the site's own. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The one true address, where the page can be reached by several. */
  readonly canonical?: string | undefined;
  readonly hidden?: boolean;
}

/** What search engines and tabs read; React moves it into the head. */
export function PageHead({ title, description, canonical, hidden }: PageHeadProps) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
