import { useId, useRef, useState } from 'react';
import { withFacts } from '#domain/page-text/inline.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import { pages } from '#domain/site/pages.ts';
import { type Question, questionsOf } from '#domain/site/questions.ts';
import { Words } from '#page-text/Words.tsx';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { ReadingPage } from '../page/ReadingPage.tsx';
import { useAnchor } from '../page/use-anchor.ts';
import { useHash } from '../page/use-hash.ts';
import { paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import { findQuestions } from './find-questions.ts';
import css from './QuestionsPage.module.css';

export function QuestionsPage() {
  const { chatHref } = useStoreLinks();
  const field = useId();
  const hash = useHash();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(hash);
  if (asked !== hash) {
    // Somebody followed a link to a question; what was searched for before must not hide it.
    setAsked(hash);
    setWords('');
  }
  const profile = useStoreProfile();
  const { heading, intro } = textOf('preguntas', profile);
  const questions = questionsOf(profile);
  const found = findQuestions(questions, words);
  const topics = [...new Set(found.map(({ topic }) => topic))];

  return (
    <ReadingPage page={pages.questions} heading={withFacts(heading, profile)} intro={withFacts(intro, profile)}>
      <div className={classNames(css['search'], 'needs-script')}>
        <label htmlFor={field} className={css['label']}>
          Busca en las preguntas
        </label>
        <input
          id={field}
          type="search"
          className={css['field']}
          placeholder="factura, garantía, entrega…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <output className={css['count']}>{words.trim() && `${found.length} de ${questions.length} preguntas`}</output>
      </div>
      {topics.map((topic) => (
        <section key={topic} className={css['topic']}>
          <h2 className={css['title']}>{topic}</h2>
          <div className={css['questions']}>
            {found
              .filter((one) => one.topic === topic)
              .map((one) => (
                <QuestionEntry key={one.id || one.question} {...one} />
              ))}
          </div>
        </section>
      ))}
      {found.length === 0 && (
        <div className={css['none']}>
          <p>Ninguna pregunta habla de “{words.trim()}”.</p>
          <ButtonLink look="whatsapp" href={chatHref(words.trim())}>
            <WhatsappIcon size={20} /> Preguntar por WhatsApp
          </ButtonLink>
        </div>
      )}
    </ReadingPage>
  );
}

function QuestionEntry({ id, question, written }: Question) {
  const summary = useRef<HTMLElement>(null);
  const isMeant = useAnchor(id || undefined, summary);
  const [isOpen, setOpen] = useState(isMeant);
  const [wasMeant, setWasMeant] = useState(isMeant);
  if (wasMeant !== isMeant) {
    setWasMeant(isMeant);
    if (isMeant) setOpen(true);
  }

  return (
    <details
      id={id || undefined}
      className={css['question']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary} className={css['ask']}>
        {question}
      </summary>
      {written.split('\n').map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no ids and no state.
        <p key={at} className={css['answer']}>
          <Words text={line} />
        </p>
      ))}
      {id && (
        <a href={`${paths.questions}#${id}`} className={css['link']}>
          Enlace a esta pregunta
        </a>
      )}
    </details>
  );
}
