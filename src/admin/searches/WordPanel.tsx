import { useMemo, useState } from 'react';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { checkWord, previewWord, type WordForm, type WordProblems } from '#domain/staff/forms/word-form.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { hiddenProduct } from '#domain/staff/products/hidden-product.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { LeaveDialog } from '../shared/dialogs/LeaveDialog.tsx';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useHeldPress } from '../shared/forms/use-held-press.ts';
import { useIsCurrent } from '../shared/products/use-products.ts';
import { useStaff } from '../staff.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { MeaningField } from './MeaningField.tsx';
import css from './Searches.module.css';
import type { ShopSearch } from './use-shop-search.ts';
import { useWordPreview } from './use-word-preview.ts';

const STILL_SEARCHING = 'Todavía se busca qué cambiaría. Se guarda en cuanto se sepa.';

interface WordPanelProps {
  readonly start: WordForm;
  /** What is edited; absent for a new word. */
  readonly row: StaffRow<ShopWord> | undefined;
  readonly shop: ShopSearch;
  readonly onClose: () => void;
}

/** The form of a word of the search, with what it changes, asked of the search on this device. */
export function WordPanel({ start, row, shop, onClose }: WordPanelProps) {
  const { journal } = useStaff();
  const onlyOnce = useOnlyOnce();
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  // As it was when the person began to type: what a colleague changes meanwhile is joined with the edit, and not taken back by it.
  const [opened, setOpened] = useState(row);
  const [begun, setBegun] = useState(start);
  const [form, setForm] = useState(begun);
  // Until then the form follows the word, also while it is hidden.
  if (row !== opened && !sameValue(start, begun) && sameValue(form, begun)) {
    setOpened(row);
    setBegun(start);
    setForm(start);
  }
  const [problems, setProblems] = useState<WordProblems>({});
  const [refusal, setRefusal] = useState('');
  // The word about which the person was told that it hides a product.
  const [asked, setAsked] = useState<ShopWord | null>(null);
  const before = opened?.value;
  const word = useMemo(() => previewWord(form, before, shop.words), [form, before, shop.words]);
  const { preview, isCurrent, isComing } = useWordPreview({
    frase: form.frase,
    word,
    replaced: before?.id,
    search: shop,
    isWhole: useIsCurrent(),
  });
  const hidden =
    isCurrent && preview?.after
      ? hiddenProduct(form.frase, preview.before.ids, preview.after.ids, (id) => byId.get(id))
      : undefined;
  const isAsked = asked !== null && sameValue(asked, word);
  const set = (change: Partial<WordForm>): void => {
    setForm({ ...form, ...change });
    setProblems({});
  };

  async function save() {
    const checked = checkWord(form, before, shop.words);
    if (!checked.ok) return setProblems(checked.error);
    if (hidden && !isAsked) return setAsked(word);
    const fields = { ...checked.value };
    const change = opened ? changeOf('vocabulario', opened, fields) : creation('vocabulario', fields);
    const saved = await journal.saveUndoable({ title: `Palabra «${fields.frase}»`, changes: [change] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    onClose();
  }
  // Before it is known whether the word hides a product, nobody could be asked about it. The form closes, or says what is wrong.
  const { press, isHeld } = useHeldPress(!isComing, () => void onlyOnce(save, undefined));

  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <TextField
        label="Lo que se busca"
        name="frase"
        required
        value={form.frase}
        problem={problems.frase}
        onChange={(frase) => set({ frase })}
      />
      {form.tipo === 'sinonimo' ? (
        <MeaningField
          value={form.significa}
          problem={problems.significa}
          near={preview?.frase === form.frase ? preview.before.near : []}
          onChange={(significa) => set({ significa })}
        />
      ) : (
        <AnswerFields form={form} problems={problems} set={set} />
      )}
      <BeforeAfter preview={preview} isCurrent={isCurrent} tipo={form.tipo} />
      <p className={hidden || isHeld || refusal ? css['warning'] : 'visually-hidden'} aria-live="polite">
        {(isHeld ? STILL_SEARCHING : refusal) ||
          (hidden &&
            `«${hidden.nombre}» se llama así: hoy sale primero con «${form.frase.trim()}» y dejaría de salir en la primera página.`)}
      </p>
      <div className={css['buttons']}>
        <Button
          type="submit"
          // The question takes the place of the button, so the second press of a double click would answer it.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {hidden ? (isAsked ? 'Sí, guardar así' : 'Guardar de todos modos') : 'Guardar'}
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <LeaveDialog isDirty={!sameValue(form, begun)} />
    </form>
  );
}
