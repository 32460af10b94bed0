import { useRef, useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { openingCategories } from '#domain/staff/opening/opening-catalogue.ts';
import { firstListNotes, priceNote } from './first-list-notes.ts';
import { readFirstList } from './read-first-list.ts';

/** How the prices of a list are to be read; empty while nobody has said it. */
export type IvaChoice = '' | 'incluido' | 'mas';

interface Answer {
  readonly text: string;
  /** What of the list is taken otherwise than it is written, or not at all. */
  readonly notes: ReturnType<typeof firstListNotes>;
  readonly problem: string;
}

const NOTHING: Answer = { text: '', notes: [], problem: '' };

export interface ChosenList {
  readonly iva: IvaChoice;
  readonly answer: Answer;
  /** What the list holds; `null` while that is not known. */
  readonly articles: readonly NewArticle[] | null;
  readonly chooseIva: (iva: IvaChoice) => void;
  readonly chooseFile: (file: File) => void;
}

/** The spreadsheet that a shop opens with. It belongs to the assistant and not to its last page, which is left and shown again. */
export function useFirstList(): ChosenList {
  const [iva, setIva] = useState<IvaChoice>('');
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [articles, setArticles] = useState<readonly NewArticle[] | null>(null);
  // Only the answer about the last file counts.
  const asked = useRef(0);

  async function read(chosen: File, mode: IvaChoice): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    setArticles(null);
    // The list itself may not say it, and a wrong guess would make every price of the shop wrong by 16 %.
    if (mode === '')
      return setAnswer({ ...NOTHING, problem: `Di arriba si los precios de “${chosen.name}” ya traen IVA.` });
    setAnswer({ ...NOTHING, text: `Leyendo “${chosen.name}”…` });
    const found = await readFirstList(chosen, mode).catch(
      () => ({ ok: false, error: 'El archivo no se pudo leer. Inténtalo de nuevo.' }) as const,
    );
    if (mine !== asked.current) return;
    if (!found.ok) return setAnswer({ ...NOTHING, problem: found.error });
    const { articles: read } = found.value;
    const { categories } = openingCategories(read);
    setAnswer({
      text: `“${chosen.name}”: ${several(read.length, 'producto', 'productos')} en ${several(categories.length, 'categoría', 'categorías')}, desde “${read[0]?.nombre || read[0]?.clave}”.`,
      notes: firstListNotes(found.value),
      problem: priceNote(found.value),
    });
    setArticles(read);
  }

  return {
    iva,
    answer,
    articles,
    // The outcome of both is in the answer.
    chooseIva: (mode) => {
      setIva(mode);
      if (file) void read(file, mode);
    },
    chooseFile: (chosen) => {
      setFile(chosen);
      void read(chosen, iva);
    },
  };
}
