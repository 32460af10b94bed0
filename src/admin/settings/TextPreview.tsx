import { withFacts } from '#domain/page-text/inline.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { parseLines, sectionsOf } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { TextBlocks } from '#page-text/TextBlocks.tsx';
import { TextSection } from '#page-text/TextSection.tsx';
import css from './BlockRows.module.css';

/** The page with what is typed, by the parts that visitors see. Its links lead out of the form, so none can be pressed. */
export function makeTextPreview(page: TextPage) {
  return function TextPreview({ profile }: { readonly profile: StoreProfile }) {
    const { heading, intro, lines } = textOf(page, profile);
    return (
      <div className={css['preview']} inert>
        <p className={css['pageTitle']}>{withFacts(heading, profile)}</p>
        {intro && <p className={css['intro']}>{withFacts(intro, profile)}</p>}
        {sectionsOf(parseLines(lines)).map(({ title, blocks }, at) => (
          <TextSection
            // oxlint-disable-next-line react/no-array-index-key -- parts have no ids and no state.
            key={at}
            renderHeading={title ? (className) => <h3 className={className}>{withFacts(title, profile)}</h3> : null}
          >
            <TextBlocks blocks={blocks} />
          </TextSection>
        ))}
      </div>
    );
  };
}
