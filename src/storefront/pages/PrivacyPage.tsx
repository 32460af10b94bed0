import { dayInFull } from '#domain/kernel/written-days.ts';
import { withFacts } from '#domain/page-text/inline.ts';
import { parseLines, sectionsOf } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import { pages } from '#domain/site/pages.ts';
import { TextBlocks } from '#page-text/TextBlocks.tsx';
import { useStoreProfile } from '#store/profile-store.ts';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import css from './PrivacyPage.module.css';
import { SearchReportsChoice } from './SearchReportsChoice.tsx';

/** Where the switch of the search reports stands in the text. */
const SWITCH = 'busquedas';
const DAY = '2026-11-24'.length;

/** Ley Federal de Protección de Datos Personales en Posesión de los Particulares, in force since 21 March 2025: simplified, then whole. */
export function PrivacyPage() {
  const profile = useStoreProfile();
  const { privacyVersion } = profile;
  const { heading, intro, lines } = textOf('aviso', profile);
  const [first, ...sections] = sectionsOf(parseLines(lines));
  const hasSwitch = lines.includes(`[[${SWITCH}]]`);
  const own = { [SWITCH]: <SearchReportsChoice /> };
  return (
    <ReadingPage page={pages.privacy} heading={withFacts(heading, profile)} intro={withFacts(intro, profile)}>
      <section id={first?.anchor || undefined} className={css['simple']}>
        {first && <h2 className={css['title']}>{withFacts(first.title, profile)}</h2>}
        {first && <TextBlocks blocks={first.blocks} own={own} />}
        <p className={css['version']}>
          Versión {privacyVersion}, vigente desde el {dayInFull(privacyVersion.slice(0, DAY))}.
        </p>
      </section>
      {sections.map(({ title, anchor, blocks }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no ids and no state.
        <Section key={at} title={withFacts(title, profile)} {...(anchor && { id: anchor })}>
          <TextBlocks blocks={blocks} own={own} />
        </Section>
      ))}
      {/* A text that does not name the switch must not take it away from visitors. */}
      {!hasSwitch && own[SWITCH]}
    </ReadingPage>
  );
}
