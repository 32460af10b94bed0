import { pageTitle } from '#domain/site/page-title.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useOrigin } from './use-origin.ts';

interface PageHeadProps {
  /** Absent on the home page, whose title is the site's own. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The canonical address, where the page can be reached by several. */
  readonly canonical?: string | undefined;
  /** The picture that a chat shows beside a link to this page. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'product' | 'article';
  readonly hidden?: boolean;
}

const DEFAULT_IMAGE = '/icons/icono-512.png';

/** Title and metadata for search engines, chats and tabs. React moves these elements into the head. */
export function PageHead({
  title,
  description = storeProfile.description,
  canonical,
  image = DEFAULT_IMAGE,
  type = 'website',
  hidden,
}: PageHeadProps) {
  const origin = useOrigin();
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={storeProfile.name} />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? pageTitle()} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {canonical && <meta property="og:url" content={origin + canonical} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
