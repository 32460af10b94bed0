import { SectionHead } from '../page/SectionHead.tsx';
import { TutorialLinks } from '../tutorials/TutorialLinks.tsx';
import { useTutorials } from '../tutorials/tutorial-feed.ts';

interface LinkedTutorialsProps {
  /** The field of a tutorial that names what it is about. */
  readonly by: 'productos' | 'etiquetas';
  readonly id: string;
  readonly className: string | undefined;
}

/** Tutorials about a product or a subcategory. Renders nothing while they load or where there are none. */
export function LinkedTutorials({ by, id, className }: LinkedTutorialsProps) {
  const { tutorials = [] } = useTutorials('link');
  const about = tutorials.filter((tutorial) => tutorial[by].includes(id));
  if (about.length === 0) return null;
  return (
    <section className={className}>
      <SectionHead title="Tutoriales" />
      <TutorialLinks tutorials={about} />
    </section>
  );
}
