import { type StructuredNode, structuredText } from '#domain/catalogue/structured-node.ts';
import { useOrigin } from './use-origin.ts';

interface StructuredDataProps {
  readonly of: (origin: string) => readonly (StructuredNode | null)[];
}

/** What search engines read of a page. A block of data: the browser never runs it, so the content policy need not allow it. */
export function StructuredData({ of }: StructuredDataProps) {
  const origin = useOrigin();
  // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(of(origin)) }} />;
}
