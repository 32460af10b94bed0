import { paths } from '../paths.ts';
import { NotFound } from '../shared/NotFound.tsx';
import { AboutPage } from './AboutPage.tsx';
import { AdvantagesPage } from './AdvantagesPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { HowToBuyPage } from './HowToBuyPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';
import { TermsPage } from './TermsPage.tsx';

/** The pages that do not come from the catalogue, in one late chunk. No path is one that nothing stands at. */
export function PageScreen({ path }: { readonly path: string | null }) {
  switch (path) {
    case paths.about:
      return <AboutPage />;
    case paths.advantages:
      return <AdvantagesPage />;
    case paths.howToBuy:
      return <HowToBuyPage />;
    case paths.questions:
      return <QuestionsPage />;
    case paths.contact:
      return <ContactPage />;
    case paths.privacy:
      return <PrivacyPage />;
    case paths.terms:
      return <TermsPage />;
    case null:
    default:
      return <NotFound />;
  }
}
