import type { LogLine } from '#domain/staff/log/log-line.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { documentPath, lineHistoryPath, paths, uploadPath } from '../paths.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { hourText, momentText } from '../shared/texts/moment-text.ts';
import css from './LogRows.module.css';

interface LogRowItemProps {
  readonly line: LogLine;
  readonly texts: readonly string[];
  readonly who: string;
  readonly onDetails: (line: LogLine) => void;
}

/** One change of the log: when, what, who and with which device. */
export function LogRowItem({ line, texts, who, onDetails }: LogRowItemProps) {
  const { title, entry, at, device, upload } = line;
  const hour = entry ? momentText(at) : hourText(at);
  const form = formOf(line);
  const [only, ...others] = line.documents;
  const history = only && others.length === 0 ? lineHistoryPath(only) : null;
  return (
    <>
      <span className={css['hour']}>{hour}</span>
      <div className={css['what']}>
        <p className={css['title']}>{form ? <AppLink href={form}>{title}</AppLink> : title}</p>
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change never change their places, and two may be equal.
          <p key={at} className={css['text']}>
            {text}
          </p>
        ))}
      </div>
      <p className={css['who']}>
        <strong>{who}</strong>
        {device && <span className={css['device']}>{device}</span>}
        {entry && (
          <AppLink href={paths.pending}>
            <Chip tone="amber">Por enviar</Chip>
          </AppLink>
        )}
      </p>
      <div className={css['actions']}>
        <button
          type="button"
          className={css['action']}
          aria-label={`Detalle: ${title}, ${hour}`}
          onClick={() => onDetails(line)}
        >
          Detalle
        </button>
        {history && (
          <AppLink href={history} className={css['action']} aria-label={`Ver historial: ${title}`}>
            Ver historial
          </AppLink>
        )}
        {upload && (
          <AppLink href={uploadPath(upload)} className={css['action']} aria-label={`Ver la carga: ${title}`}>
            Ver la carga
          </AppLink>
        )}
      </div>
    </>
  );
}

/** Where what was changed is found; `null` where it is several things, or gone. */
function formOf({ upload, documents }: LogLine): string | null {
  if (upload) return uploadPath(upload);
  const [only, ...others] = documents;
  return only && others.length === 0 && !only.isGone ? documentPath(only) : null;
}
