import { createContext, type ReactNode, type RefObject } from 'react';
import type { Category } from '#domain/catalogue/category.ts';

export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The id that the field names as its list. */
  readonly listId: string;
  /** A suggestion was followed. */
  readonly onFollowed: () => void;
}

export interface CategoryPanelProps {
  readonly category: Category;
}

/** 0 nothing is open, 1 the main drawer, 2 a category's drawer over it. */
export type MenuLevel = 0 | 1 | 2;

export interface MobileMenuProps {
  readonly level: MenuLevel;
  readonly setLevel: (level: MenuLevel) => void;
}

/** Parts of the shell and its forms that come after the first paint, by what they are given. */
export interface LatePartProps {
  readonly suggestions: SuggestionsProps;
  readonly categoryPanel: CategoryPanelProps;
  readonly generalPanel: object;
  readonly mobileMenu: MobileMenuProps;
  readonly quoteFloat: object;
  readonly device: object;
  readonly installInvitation: object;
  readonly kiosk: object;
}

export interface LateCode {
  readonly parts: { readonly [Part in keyof LatePartProps]: (props: LatePartProps[Part]) => ReactNode };
  /** Asks for what the header opens: a hand is on its way there. */
  readonly prefetchMenus: () => void;
}

const nothing = (): ReactNode => null;

/** Given by the app, from the one list of late code; without it the shell is what it is without a script. */
export const LateCodeContext = createContext<LateCode>({
  parts: {
    suggestions: nothing,
    categoryPanel: nothing,
    generalPanel: nothing,
    mobileMenu: nothing,
    quoteFloat: nothing,
    device: nothing,
    installInvitation: nothing,
    kiosk: nothing,
  },
  prefetchMenus: () => {},
});
