import { useEffect, useState } from 'react';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { useJobLists } from '#store/job-lists-store.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import css from './JobLists.module.css';
import { beginList, eraseOpenList, followJobLists, renameOpenList, switchToList } from './job-actions.ts';
import { askedText, erasedText } from './job-list-texts.ts';
import { ListNameDialog } from './ListNameDialog.tsx';

type Asked = 'new' | 'rename' | 'erase' | null;

/** The list without a name, among named ones. */
const nameOf = (nombre: string): string => nombre || 'Mi lista';
const articles = (count: number): string => (count === 1 ? '1 artículo' : `${count} artículos`);

/** The lists of this device, each for a job; the open one is the one that is shown and added to. */
export function JobLists({ list }: { readonly list: QuoteList }) {
  const { abierta, otras } = useJobLists((jobs) => jobs);
  const [asked, ask] = useState<Asked>(null);
  useEffect(followJobLists, []);
  const isNamed = abierta.nombre !== '';
  if (!isNamed && otras.length === 0 && list.length === 0) return null;

  return (
    <section className={css['jobs']} aria-label="Tus listas">
      {(isNamed || otras.length > 0) && (
        <ul className={css['names']}>
          <li>
            <span className={css['open']} aria-current="true">
              {nameOf(abierta.nombre)}
              <small>{articles(list.length)}</small>
            </span>
          </li>
          {otras.map(({ id, nombre, lineas }) => (
            <li key={id}>
              <button type="button" className={css['other']} onClick={() => switchToList(id)}>
                {nameOf(nombre)}
                <small>{articles(lineas.length)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={css['tools']}>
        {abierta.pedida !== undefined && <span>{askedText(abierta.pedida)}</span>}
        <button type="button" onClick={() => ask('new')}>
          Nueva lista
        </button>
        <button type="button" onClick={() => ask('rename')}>
          {isNamed ? 'Cambiar nombre' : 'Ponerle nombre a esta lista'}
        </button>
        {isNamed && (
          <button type="button" onClick={() => ask('erase')}>
            Borrar esta lista
          </button>
        )}
      </p>
      <ListNameDialog
        open={asked === 'new'}
        title="Nueva lista"
        note="La que tienes abierta se queda guardada en este equipo."
        action="Hacer la lista"
        onSave={beginList}
        onClose={() => ask(null)}
      />
      <ListNameDialog
        open={asked === 'rename'}
        title={isNamed ? 'Cambiar nombre' : 'Ponerle nombre'}
        note="Una lista con nombre no se vacía al pedir su cotización: la puedes volver a pedir."
        action="Guardar"
        initial={abierta.nombre}
        onSave={renameOpenList}
        onClose={() => ask(null)}
      />
      <Dialog
        title={`¿Borrar «${abierta.nombre}»?`}
        open={asked === 'erase'}
        onCancel={() => ask(null)}
        actions={
          <>
            <Button look="outline" onClick={() => ask(null)}>
              Conservarla
            </Button>
            <Button
              onClick={() => {
                ask(null);
                eraseOpenList();
              }}
            >
              Borrar la lista
            </Button>
          </>
        }
      >
        <p>{erasedText(list.length)} Lo que ya pediste no cambia.</p>
      </Dialog>
    </section>
  );
}
