/** What a word of the shop's own vocabulary has, whatever its kind. */
interface ShopWordBase {
  readonly id: string;
  /** The word or phrase that people type. */
  readonly frase: string;
  /** `oculta`: switched off. It is not deleted, because a device that was offline would not hear of that. */
  readonly visible: 'public' | 'oculta';
  readonly rev?: number | undefined;
}

/** A word that means other words here. */
export interface ShopSynonym extends ShopWordBase {
  readonly tipo: 'sinonimo';
  /** The words or phrases that it means, the nearest first. */
  readonly significa: readonly string[];
}

/** What is answered above the results of a phrase. */
export interface ShopAnswer extends ShopWordBase {
  readonly tipo: 'respuesta';
  readonly titulo: string;
  readonly opciones: readonly ShopAnswerOption[];
}

export interface ShopAnswerOption {
  /** The collection of what it leads to. */
  readonly de: (typeof ANSWER_COLLECTIONS)[number];
  readonly id: string;
  /** Why it helps; empty where it needs no reason. */
  readonly razon: string;
}

export const ANSWER_COLLECTIONS = ['productos', 'etiquetas', 'tutoriales'] as const;

/** A word that staff taught the search, as `vocabulario/{id}` stores it. */
export type ShopWord = ShopSynonym | ShopAnswer;

/** The most that a word may have; `firestore.rules` has the same numbers. */
export const WORD_LIMITS = {
  frase: 60,
  significa: 6,
  significaLetters: 300,
  titulo: 80,
  opciones: 6,
  razon: 140,
} as const;
