import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { DiffQuery } from '#domain/price-import/diff-view.ts';
import type { RowPage } from '#domain/price-import/review.ts';
import { useMedia } from '#ui/use-media.ts';
import { DiffLine } from './DiffLine.tsx';
import css from './DiffTable.module.css';
import type { PriceFileTools } from './use-price-file.ts';

/** Rows asked for beyond those in sight, so that scrolling shows rows and not gaps. */
const MARGIN = 40;
const STEP = 20;
const HEIGHTS = { wide: 44, narrow: 124 } as const;
const NARROW = '(width < 68rem)';

const HEADS = ['Aplicar', 'Fila', 'Clave', 'Producto', 'Precio actual', 'Precio nuevo', 'Cambio', 'Estado'] as const;

/** The compared rows, of which only those in sight are on the page: a list may have fifty thousand. */
export function DiffTable({ tools, query }: { readonly tools: PriceFileTools; readonly query: DiffQuery }) {
  const frame = useRef<HTMLDivElement>(null);
  const rowHeight = useMedia(NARROW) ? HEIGHTS.narrow : HEIGHTS.wide;
  const [top, setTop] = useState(0);
  const [shown, setShown] = useState<(RowPage & { readonly from: number; readonly version: number }) | null>(null);
  const asked = useDeferredValue(query);
  const { version } = tools.state;
  const page = useRef(tools.page);
  useEffect(() => {
    page.current = tools.page;
  });

  const first = Math.floor(top / rowHeight / STEP) * STEP;
  const from = Math.max(0, first - MARGIN);
  const to = first + Math.ceil(720 / rowHeight) + STEP + MARGIN;
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await page.current({ query: asked, from, to });
      if (isCurrent) setShown({ ...answer, from, version });
    };
    ask().catch((reason: unknown) => console.warn('Filas no leídas', reason));
    return () => {
      isCurrent = false;
    };
  }, [asked, version, from, to]);
  // The rows of another query are shown from the top.
  const lastAsked = useRef(asked);
  useEffect(() => {
    if (lastAsked.current !== asked) frame.current?.scrollTo({ top: 0 });
    lastAsked.current = asked;
  }, [asked]);

  const total = shown?.total ?? 0;
  return (
    <section
      ref={frame}
      className={css['frame']}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label="Precios comparados"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <table
        className={css['table']}
        aria-rowcount={total + 1}
        aria-label="Precios comparados"
        aria-busy={shown === null}
      >
        <thead className={css['head']}>
          <tr aria-rowindex={1} className={css['row']}>
            {HEADS.map((name) => (
              <th key={name} scope="col">
                {name === 'Aplicar' ? <span className="visually-hidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css['body']} style={{ height: total * rowHeight }}>
          {shown?.rows.map((row, at) => (
            <DiffLine
              key={row.line}
              row={row}
              position={shown.from + at}
              top={(shown.from + at) * rowHeight}
              onMark={(what, on) => void tools.mark({ what, which: { lines: [row.line] }, on })}
              onCorrect={(text) => void tools.correct(row.line, text)}
            />
          ))}
        </tbody>
      </table>
      {shown?.total === 0 && <p className={css['none']}>No hay filas aquí.</p>}
    </section>
  );
}
