import type { ShopWord } from '#domain/search/shop-word.ts';
import { type WordForm, wordToForm } from '#domain/staff/forms/word-form.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { historyPath } from '../paths.ts';
import { changeOf } from '../shared/documents/changes.ts';
import { useStaffWords } from '../shared/documents/use-staff-rows.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { RowList } from '../shared/lists/RowList.tsx';
import { StateChip } from '../shared/lists/StateChip.tsx';
import { useStaff } from '../staff.ts';
import css from './Searches.module.css';
import { usePanels } from './use-panels.ts';
import type { ShopSearch } from './use-shop-search.ts';
import { WordPanel } from './WordPanel.tsx';

const KINDS: readonly WordForm['tipo'][] = ['sinonimo', 'respuesta'];
const EMPTY: WordForm = { tipo: 'sinonimo', frase: '', significa: '', titulo: '', opciones: [] };

interface WordListProps {
  readonly shop: ShopSearch;
  readonly onProblem: (problem: string) => void;
}

/** What staff taught the search, with the way to change it and to switch it off. */
export function WordList({ shop, onProblem }: WordListProps) {
  const { journal } = useStaff();
  const { knowledge, rows } = useStaffWords();
  // By the id of the word that is edited, or the kind of the new one.
  const { open, begun, show, toggle, close } = usePanels<string>();

  async function turn(row: StaffRow<ShopWord>) {
    const isOn = row.value.visible === 'public';
    const change = changeOf('vocabulario', row, { ...row.fields, visible: isOn ? 'oculta' : 'public' });
    const title = `Palabra «${row.value.frase}» ${isOn ? 'apagada' : 'encendida'}`;
    const saved = await journal.saveUndoable({ title, changes: [change] });
    onProblem(saved.ok ? '' : saveProblemText(saved.error));
  }

  return (
    <section className={css['section']} aria-labelledby="palabras">
      <div className={css['head']}>
        <h2 id="palabras" className={css['title']}>
          Palabras de la tienda
        </h2>
        <div className={css['buttons']}>
          <Button look="outline" onClick={() => show('sinonimo')}>
            Nuevo sinónimo
          </Button>
          <Button look="outline" onClick={() => show('respuesta')}>
            Nueva respuesta
          </Button>
        </div>
      </div>
      {KINDS.filter((tipo) => begun.includes(tipo)).map((tipo) => (
        <div key={tipo} hidden={open !== tipo}>
          <div className={css['card']}>
            <WordPanel start={{ ...EMPTY, tipo }} row={undefined} shop={shop} onClose={() => close(tipo)} />
          </div>
        </div>
      ))}
      {rows.length === 0 &&
        (knowledge === 'waiting' ? (
          <p aria-busy="true">Cargando palabras</p>
        ) : (
          <p>Todavía no hay ninguna. Las que hagas llegan a todos los equipos.</p>
        ))}
      {rows.length > 0 && (
        <RowList label="Palabras de la tienda">
          {rows.map((row) => (
            <li key={row.value.id} className={css['row']}>
              <div className={css['what']}>
                <h3 className={css['text']}>{row.value.frase}</h3>
                <p className={css['found']}>
                  {row.value.tipo === 'sinonimo'
                    ? `Quiere decir: ${row.value.significa.join(', ')}`
                    : `Respuesta «${row.value.titulo}», ${row.value.opciones.length} ${row.value.opciones.length === 1 ? 'opción' : 'opciones'}`}
                </p>
                {row.value.visible === 'oculta' && <Chip tone="plain">Apagada</Chip>}
                {row.entry && <StateChip state={row.entry.state} />}
              </div>
              <fieldset className={css['actions']} aria-label={`Qué hacer con «${row.value.frase}»`}>
                <Button look="outline" aria-expanded={open === row.value.id} onClick={() => toggle(row.value.id)}>
                  Editar
                </Button>
                <Button look="outline" onClick={() => void turn(row)}>
                  {row.value.visible === 'public' ? 'Apagar' : 'Encender'}
                </Button>
                <AppLink className={css['quiet']} href={historyPath('palabras', row.value.id)}>
                  Historial
                </AppLink>
              </fieldset>
              {begun.includes(row.value.id) && (
                <div className={css['panel']} hidden={open !== row.value.id}>
                  <WordPanel start={wordToForm(row.value)} row={row} shop={shop} onClose={() => close(row.value.id)} />
                </div>
              )}
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}
