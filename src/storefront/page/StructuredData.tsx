import { type StructuredNode, structuredText } from '#domain/pages/structured-node.ts';
import { useOrigin } from './use-origin.ts';

interface StructuredDataProps {
  readonly of: (origin: string) => readonly (StructuredNode | null)[];
}

/** Structured data for search engines. The browser never executes this script block, so the content policy need not allow it. */
export function StructuredData({ of }: StructuredDataProps) {
  const origin = useOrigin();
  // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(of(origin)) }} />;
}
