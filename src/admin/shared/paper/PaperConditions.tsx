import css from './PaperSheet.module.css';

/** What a sheet holds under. */
export function PaperConditions({ texts }: { readonly texts: readonly string[] }) {
  return (
    <section className={css['conditions']}>
      <h2>Condiciones</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
