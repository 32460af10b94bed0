import { withFacts } from '#domain/page-text/inline.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { parseLines, sectionsOf } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import { pageNames } from '#domain/page-text/text-pages.ts';
import { pages } from '#domain/site/pages.ts';
import { TextBlocks } from '#page-text/TextBlocks.tsx';
import { useStoreProfile } from '#store/profile-store.ts';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';

/** A page whose text an owner may change. */
export function StoreText({ of }: { readonly of: TextPage }) {
  const profile = useStoreProfile();
  const { heading, intro, lines } = textOf(of, profile);
  return (
    <ReadingPage page={pages[pageNames[of]]} heading={withFacts(heading, profile)} intro={withFacts(intro, profile)}>
      {sectionsOf(parseLines(lines)).map(({ title, anchor, blocks }, at) =>
        title ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no ids and no state.
          <Section key={at} title={withFacts(title, profile)} {...(anchor && { id: anchor })}>
            <TextBlocks blocks={blocks} />
          </Section>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above.
          <TextBlocks key={at} blocks={blocks} isWide />
        ),
      )}
    </ReadingPage>
  );
}
