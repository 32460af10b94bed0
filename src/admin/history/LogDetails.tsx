import type { LineDocument, LogLine } from '#domain/staff/log/log-line.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { documentPath, lineHistoryPath } from '../paths.ts';
import { ChangeLines } from '../pending/ChangeLines.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import css from './LogDetails.module.css';
import { rowTexts } from './log-rows.ts';
import { useDocumentNames } from './use-document-names.ts';

interface LogDetailsProps {
  /** `null` while the dialog is closed. */
  readonly line: LogLine | null;
  readonly whoOf: (line: LogLine) => string;
  readonly onClose: () => void;
}

/** Everything that a change did, document by document. */
export function LogDetails({ line, whoOf, onClose }: LogDetailsProps) {
  return (
    <Dialog
      title={line?.title ?? ''}
      open={line !== null}
      onCancel={onClose}
      actions={
        <Button look="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {line && (
        <>
          <p className={css['who']}>
            {whoText(whoOf(line), line.email)}, {momentText(line.at)}
            {line.device ? `\u00a0· ${line.device}` : '\u00a0· por enviar'}
          </p>
          {line.documents.length > 0 ? (
            <Documents documents={line.documents} />
          ) : (
            <p>{rowTexts(line, { isCut: false })}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

const whoText = (who: string, email: string): string => (who === email ? email : `${who} (${email})`);

function Documents({ documents }: { readonly documents: readonly LineDocument[] }) {
  const nameOf = useDocumentNames();
  return (
    <ul className={css['documents']}>
      {documents.map((one) => {
        const [form, history] = [one.isGone ? null : documentPath(one), lineHistoryPath(one)];
        const name = nameOf(one);
        return (
          <li key={`${one.kind}/${one.id}`} className={css['document']}>
            <p className={css['name']}>
              {form ? <AppLink href={form}>{name}</AppLink> : name}
              {history && (
                <AppLink href={history} aria-label={`Ver historial: ${name}`}>
                  Ver historial
                </AppLink>
              )}
            </p>
            <ChangeLines texts={one.texts.length > 0 ? one.texts : ['Sin cambios visibles']} />
          </li>
        );
      })}
    </ul>
  );
}
