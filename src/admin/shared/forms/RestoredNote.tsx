import { momentText } from '../texts/moment-text.ts';
import { KeptNote } from './KeptNote.tsx';

interface RestoredNoteProps {
  /** When what is on screen was left half written; `null` where it was not. */
  readonly at: number | null;
  readonly onDiscard: () => void;
}

/** Above a form that was left half written, by a reload, a crash or on purpose. */
export function RestoredNote({ at, onDiscard }: RestoredNoteProps) {
  if (at === null) return null;
  return (
    <KeptNote text={`Recuperamos lo que no guardaste (${momentText(at)}).`}>
      <button type="button" onClick={onDiscard}>
        Descartarlo
      </button>
    </KeptNote>
  );
}
