import { inlineParts, withFacts } from '#domain/page-text/inline.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import css from './Words.module.css';

/** A clave as it is written: `EA-45900`. The browser may break a line after its hyphen. */
const CLAVE = /([A-Z]{1,4}-\d+)/;

/** Words with the links and facts that they name. */
export function Words({ text }: { readonly text: string }) {
  const profile = useStoreProfile();
  return inlineParts(withFacts(text, profile)).map((part, at) =>
    typeof part === 'string' ? (
      withUnbrokenClaves(part)
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no ids.
      <AppLink key={at} href={part.href}>
        {part.label}
      </AppLink>
    ),
  );
}

/** Splitting by an expression with a group puts each clave at an odd place. */
function withUnbrokenClaves(text: string) {
  const pieces = text.split(CLAVE);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no ids.
      <span key={at} className={css['clave']}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
