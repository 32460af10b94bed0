import { pages } from '#domain/site/pages.ts';
import { ReadingPage } from '../page/ReadingPage.tsx';
import { TutorialLinks, WaitingTutorials } from './TutorialLinks.tsx';
import css from './Tutorials.module.css';
import { type KnownTutorials, useTutorials } from './tutorial-feed.ts';

export function TutorialsScreen() {
  const { tutorials, server } = useTutorials();
  return (
    <ReadingPage
      page={pages.tutorials}
      intro="Cómo usar, cuidar y arreglar tu herramienta, explicado por quien la repara."
    >
      {tutorials && tutorials.length > 0 ? <TutorialLinks tutorials={tutorials} /> : <NoTutorials server={server} />}
    </ReadingPage>
  );
}

function NoTutorials({ server }: Pick<KnownTutorials, 'server'>) {
  if (server === 'asked') return <WaitingTutorials />;
  return (
    <p className={css['text']}>
      {server === 'answered'
        ? 'Todavía no publicamos tutoriales. Mientras tanto, pregúntanos cómo se hace: te responde quien repara.'
        : 'La primera vez, los tutoriales necesitan conexión; después se quedan en este equipo. El catálogo sigue disponible.'}
    </p>
  );
}
