import { FACT_NAMES, withFacts } from '#domain/page-text/inline.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import css from './BlockRows.module.css';

/** How a text names a fact or leads somewhere, with what each fact says now. */
export function FactHelp() {
  const profile = useStoreProfile();
  return (
    <details className={css['help']}>
      <summary className={css['helpName']}>Datos y enlaces dentro del texto</summary>
      <p>
        Entre llaves va un dato de Ajustes, que cambia solo cuando lo cambias allá. Un enlace se escribe así:{' '}
        <code>[contacto](/contacto.html)</code>.
      </p>
      <dl className={css['helpFacts']}>
        {FACT_NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{withFacts(`{${name}}`, profile)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
