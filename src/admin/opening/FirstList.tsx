import { useRef, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { FileChoice } from './FileChoice.tsx';
import css from './OpeningScreen.module.css';
import { readFirstList } from './read-first-list.ts';

const ACCEPT = '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.txt,.tsv';
const IVA = [
  { value: 'incluido', name: 'Ya traen IVA' },
  { value: 'mas', name: 'Son más IVA: hay que sumárselo' },
] as const;
type Iva = (typeof IVA)[number]['value'];

/** The spreadsheet that a shop opens with. @param onArticles told what it holds; `null` while that is not known */
export function FirstList({ onArticles }: { readonly onArticles: (articles: readonly NewArticle[] | null) => void }) {
  const [iva, setIva] = useState<Iva>('incluido');
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState({ text: '', isProblem: false });
  // Only the answer about the last file counts.
  const asked = useRef(0);

  async function read(chosen: File, mode: Iva): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    onArticles(null);
    setAnswer({ text: `Leyendo “${chosen.name}”…`, isProblem: false });
    const found = await readFirstList(chosen, mode).catch(
      () => ({ ok: false, error: 'El archivo no se pudo leer. Inténtalo de nuevo.' }) as const,
    );
    if (mine !== asked.current) return;
    if (!found.ok) return setAnswer({ text: found.error, isProblem: true });
    const { value: articles } = found;
    const categories = new Set(articles.flatMap(({ categoria }) => categoria?.toLocaleLowerCase('es') ?? []));
    setAnswer({
      text: `“${chosen.name}”: ${count(articles.length, 'producto', 'productos')} en ${count(Math.max(1, categories.size), 'categoría', 'categorías')}, desde “${articles[0]?.nombre || articles[0]?.clave}”.`,
      isProblem: false,
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
        {answer.text && <span className={answer.isProblem ? css['problem'] : undefined}>{answer.text}</span>}
      </FileChoice>
    </>
  );
}

const count = (number: number, one: string, many: string): string =>
  `${groupThousands(number)} ${number === 1 ? one : many}`;
