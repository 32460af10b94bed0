import { paths } from '../paths.ts';
import { ReadingPage } from '../shared/ReadingPage.tsx';
import { TutorialLinks } from '../shared/TutorialLinks.tsx';
import { useTutorials } from '../shared/tutorial-feed.ts';
import css from './Tutorials.module.css';

export function TutorialsScreen() {
  const tutorials = useTutorials();
  return (
    <ReadingPage
      name="Tutoriales"
      intro="Cómo usar, cuidar y arreglar tu herramienta, explicado por quien la repara."
      path={paths.tutorials}
    >
      {tutorials === 'waiting' && (
        <p aria-busy="true" className={css['text']}>
          Cargando tutoriales
        </p>
      )}
      {tutorials === 'unreachable' && (
        <p className={css['text']}>
          Los tutoriales necesitan conexión. El catálogo sigue disponible; vuelve aquí cuando tengas señal.
        </p>
      )}
      {Array.isArray(tutorials) && tutorials.length === 0 && (
        <p className={css['text']}>
          Todavía no publicamos tutoriales. Mientras tanto, pregúntanos cómo se hace: te responde quien repara.
        </p>
      )}
      {Array.isArray(tutorials) && tutorials.length > 0 && <TutorialLinks tutorials={tutorials} />}
    </ReadingPage>
  );
}
