import css from './FolioHeading.module.css';
import { PageHeading } from './PageHeading.tsx';

interface FolioHeadingProps {
  readonly kind: 'Cotización' | 'Reparación';
  /** Absent until the server has said it. */
  readonly folio: string | undefined;
}

/** Longer than any folio of ours: one that is not may go on in another line. */
const LONGEST_FOLIO = 20;

/** The heading of what a customer follows by its link. */
export function FolioHeading({ kind, folio }: FolioHeadingProps) {
  return (
    <PageHeading className={css['title']}>
      {folio ? (
        <>
          {kind} <span className={folio.length > LONGEST_FOLIO ? undefined : css['folio']}>{folio}</span>
        </>
      ) : (
        `Tu ${kind.toLowerCase()}`
      )}
    </PageHeading>
  );
}
