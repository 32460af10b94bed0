import { createContext } from 'react';
import type { WriterWords } from '../texts/writer-text.ts';

/** A field that somebody else changed while the person did. */
export interface FieldNews {
  readonly writer: WriterWords;
  readonly theirs: string;
  readonly mine: string;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** The news of the form's fields, by the names of the form. */
export const FormNewsContext = createContext<ReadonlyMap<string, FieldNews>>(new Map());
