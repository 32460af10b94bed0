import css from './FolioHeading.module.css';
import { PageHeading } from './PageHeading.tsx';

interface FolioHeadingProps {
  readonly kind: 'Cotización' | 'Reparación';
  /** Absent until the server has said it. */
  readonly folio: string | undefined;
}

/** The heading of what a customer follows by its link. */
export function FolioHeading({ kind, folio }: FolioHeadingProps) {
  return (
    <PageHeading className={css['title']}>
      {folio ? (
        <>
          {kind} <span className={css['folio']}>{folio}</span>
        </>
      ) : (
        `Tu ${kind.toLowerCase()}`
      )}
    </PageHeading>
  );
}
