import { createContext, type ReactNode, type RefObject } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';

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

export interface KioskQuestionProps {
  /** It was answered, with yes or no. */
  readonly onAnswer: () => void;
}

export interface UnreachedProps {
  /** Whether it stands in the place of a whole page and not within one. */
  readonly isPage: boolean;
}

export interface RecentProductsProps {
  /** The id of the product whose page this is: it is remembered, and not shown on its own page. */
  readonly looksAt?: string;
}

export interface FittingPartsProps {
  readonly product: Product;
}

/** The props of the parts of the shell and its forms whose code loads after the first paint. */
export interface LatePartProps {
  readonly suggestions: SuggestionsProps;
  readonly categoryPanel: CategoryPanelProps;
  readonly generalPanel: object;
  readonly mobileMenu: MobileMenuProps;
  readonly listNotice: object;
  readonly deviceNotices: object;
  readonly device: object;
  readonly installInvitation: object;
  readonly kiosk: object;
  readonly kioskQuestion: KioskQuestionProps;
  readonly unreached: UnreachedProps;
  readonly recentProducts: RecentProductsProps;
  readonly fittingParts: FittingPartsProps;
  readonly priceSeal: object;
}

export interface LateCode {
  readonly parts: { readonly [Part in keyof LatePartProps]: (props: LatePartProps[Part]) => ReactNode };
  /** Loads what the header opens, when the pointer or the focus reaches the header. */
  readonly prefetchMenus: () => void;
  /** Loads the code of the other screens, so that following a link waits for nothing. */
  readonly prefetchScreens: () => Promise<void>;
}

const nothing = (): ReactNode => null;

/** Provided by the app from the list of late code. Without a provider the shell renders none of these parts. */
export const LateCodeContext = createContext<LateCode>({
  parts: {
    suggestions: nothing,
    categoryPanel: nothing,
    generalPanel: nothing,
    mobileMenu: nothing,
    listNotice: nothing,
    deviceNotices: nothing,
    device: nothing,
    installInvitation: nothing,
    kiosk: nothing,
    kioskQuestion: nothing,
    unreached: nothing,
    recentProducts: nothing,
    fittingParts: nothing,
    priceSeal: nothing,
  },
  prefetchMenus: () => {},
  prefetchScreens: async () => {},
});
