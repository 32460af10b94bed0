import { useRef, useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { openingCategories } from '#domain/staff/opening/opening-catalogue.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { FileChoice } from './FileChoice.tsx';
import { firstListNotes, priceNote } from './first-list-notes.ts';
import css from './OpeningScreen.module.css';
import { readFirstList } from './read-first-list.ts';

const ACCEPT = '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.txt,.tsv';
const IVA = [
  { value: '', name: 'Elige…' },
  { value: 'incluido', name: 'Ya traen IVA' },
  { value: 'mas', name: 'Son más IVA: hay que sumárselo' },
] as const;
type Iva = (typeof IVA)[number]['value'];

interface Answer {
  readonly text: string;
  /** What of the list is taken otherwise than it is written, or not at all. */
  readonly notes: ReturnType<typeof firstListNotes>;
  readonly problem: string;
}

const NOTHING: Answer = { text: '', notes: [], problem: '' };

/** The spreadsheet that a shop opens with. @param onArticles told what it holds; `null` while that is not known */
export function FirstList({ onArticles }: { readonly onArticles: (articles: readonly NewArticle[] | null) => void }) {
  const [iva, setIva] = useState<Iva>('');
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  // Only the answer about the last file counts.
  const asked = useRef(0);

  async function read(chosen: File, mode: Iva): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    onArticles(null);
    // The list itself may not say it, and a wrong guess would make every price of the shop wrong by 16 %.
    if (mode === '')
      return setAnswer({ ...NOTHING, problem: `Di arriba si los precios de “${chosen.name}” ya traen IVA.` });
    setAnswer({ ...NOTHING, text: `Leyendo “${chosen.name}”…` });
    const found = await readFirstList(chosen, mode).catch(
      () => ({ ok: false, error: 'El archivo no se pudo leer. Inténtalo de nuevo.' }) as const,
    );
    if (mine !== asked.current) return;
    if (!found.ok) return setAnswer({ ...NOTHING, problem: found.error });
    const { articles } = found.value;
    const { categories } = openingCategories(articles);
    setAnswer({
      text: `“${chosen.name}”: ${several(articles.length, 'producto', 'productos')} en ${several(categories.length, 'categoría', 'categorías')}, desde “${articles[0]?.nombre || articles[0]?.clave}”.`,
      notes: firstListNotes(found.value),
      problem: priceNote(found.value),
    });
    onArticles(articles);
  }

  return (
    <>
      <SelectField
        label="Los precios de la lista"
        name="iva"
        value={iva}
        options={IVA}
        onChange={(mode) => {
          setIva(mode);
          // The outcome is shown beside the button.
          if (file) void read(file, mode);
        }}
      />
      <FileChoice
        label="Elegir la lista"
        accept={ACCEPT}
        onFile={(chosen) => {
          setFile(chosen);
          void read(chosen, iva);
        }}
      >
        {answer.text}
        {answer.notes.map((note) => (
          <span key={note} className={css['note']}>
            {note}
          </span>
        ))}
        {answer.problem && <span className={css['problem']}>{answer.problem}</span>}
      </FileChoice>
    </>
  );
}
