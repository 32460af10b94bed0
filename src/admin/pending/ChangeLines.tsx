import css from './PendingScreen.module.css';

const SHOWN = 4;

/** What an entry changes, the first lines at once. */
export function ChangeLines({ texts }: { readonly texts: readonly string[] }) {
  const rest = texts.length - SHOWN;
  const list = (some: readonly string[]) => (
    <ul className={css['lines']}>
      {some.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change their places, and two may be equal.
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
  if (rest <= 1) return list(texts);
  return (
    <>
      {list(texts.slice(0, SHOWN))}
      <details className={css['more']}>
        <summary>Ver {rest} más</summary>
        {list(texts.slice(SHOWN))}
      </details>
    </>
  );
}
