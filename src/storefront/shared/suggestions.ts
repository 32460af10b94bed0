import { createContext, type ReactNode, type RefObject } from 'react';

export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The id that the field names as its list. */
  readonly listId: string;
  /** A suggestion was followed. */
  readonly onFollowed: () => void;
}

/** The list under a search box. It comes when a box is first used, so the plain form never waits for it. */
export const SuggestionsContext = createContext<(props: SuggestionsProps) => ReactNode>(() => null);
