import { SectionHead } from '../page/SectionHead.tsx';
import { TutorialLinks } from '../tutorials/TutorialLinks.tsx';
import { useTutorials } from '../tutorials/tutorial-feed.ts';

/** Tutorials about a product. Renders nothing while they load or where there are none. */
export function ProductTutorials({ id, className }: { readonly id: string; readonly className: string | undefined }) {
  const { tutorials = [] } = useTutorials('link');
  const about = tutorials.filter(({ productos }) => productos.includes(id));
  if (about.length === 0) return null;
  return (
    <section className={className}>
      <SectionHead title="Tutoriales" />
      <TutorialLinks tutorials={about} />
    </section>
  );
}
