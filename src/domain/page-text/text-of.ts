import type { StoreProfile } from '#domain/store-profile.ts';
import { aboutText } from './built/about-text.ts';
import { advantagesText } from './built/advantages-text.ts';
import { howToBuyText } from './built/how-to-buy-text.ts';
import { privacyText } from './built/privacy-text.ts';
import { questionsText } from './built/questions-text.ts';
import { termsText } from './built/terms-text.ts';
import type { PageText, TextPage } from './page-text.ts';

/** The texts that the site is built with. They fill no first load: only the pages themselves, the form and servers read them. */
export const builtTexts: Readonly<Record<TextPage, PageText>> = {
  nosotros: aboutText,
  ventajas: advantagesText,
  'como-comprar': howToBuyText,
  preguntas: questionsText,
  aviso: privacyText,
  terminos: termsText,
};

/** The text of a page as the store has it now. */
export function textOf(page: TextPage, { texts }: Pick<StoreProfile, 'texts'>): PageText {
  return texts[page] ?? builtTexts[page];
}
