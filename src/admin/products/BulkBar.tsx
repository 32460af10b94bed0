import { useState } from 'react';
import { err, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/change.ts';
import { checkProduct } from '#domain/staff/check-product.ts';
import {
  type CommandProblem,
  type FoundProduct,
  patchProduct,
  publishProduct,
  retireProduct,
} from '#domain/staff/product-commands.ts';
import { productToForm } from '#domain/staff/product-form.ts';
import { findProduct, type ListedProduct, listProducts } from '#domain/staff/product-list.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { useActor } from '../shared/use-actor.ts';
import { productSources } from '../shared/use-products.ts';
import { useStaff } from '../staff.ts';
import css from './BulkBar.module.css';

interface BulkBarProps {
  readonly chosen: readonly ListedProduct[];
  readonly onDone: () => void;
}

type Command = (found: FoundProduct) => Result<readonly Change[], CommandProblem | 'incomplete'>;

const many = (count: number): string => (count === 1 ? '1 producto' : `${count} productos`);

/** What can be done to all chosen products at once. Each is an edit of its own, so one that cannot go keeps none of the others. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const { journal } = useStaff();
  const actor = useActor();
  const labels = useCatalogue((state) => state.catalogue.labels);
  const [asking, setAsking] = useState<'retire' | 'label' | null>(null);
  const [label, setLabel] = useState('');
  const [answer, setAnswer] = useState('');

  async function run(verb: string, command: Command) {
    setAsking(null);
    const sources = productSources();
    const edits: Edit[] = [];
    let left = 0;
    for (const { id, product } of chosen) {
      const result = command(findProduct(sources, id, null));
      if (!result.ok) left += 1;
      else if (result.value.length > 0)
        edits.push({ title: `${product.nombre || 'Sin nombre'}: ${verb}`, changes: result.value });
    }
    const saved = await journal.saveManyUndoable(
      edits,
      edits.length === 1 ? (edits[0]?.title ?? '') : `${many(edits.length)}: ${verb}`,
    );
    if (!saved.ok) return setAnswer(saveProblemText(saved.error));
    if (left === 0) return onDone();
    setAnswer(
      left === chosen.length
        ? 'Ninguno se puede: abre cada uno para ver qué le falta.'
        : `${many(left)} ${left === 1 ? 'quedó' : 'quedaron'} como estaba${left === 1 ? '' : 'n'}: ábrelos para ver qué les falta.`,
    );
  }

  const publish: Command = (found) => {
    const fields = found.borrador.fields;
    if (!fields) return { ok: true, value: [] };
    const others = listProducts(productSources()).filter(({ id }) => id !== found.id);
    const form = productToForm(fields, null);
    const checked = checkProduct(
      form,
      'public',
      others.map(({ product }) => product),
    );
    return checked.ok ? publishProduct(actor, { ...found, interno: null }, checked.value) : err('incomplete');
  };
  const flag =
    (destacado: boolean): Command =>
    (found) =>
      patchProduct(actor, found, (fields) => ({ ...fields, destacado }));
  const addLabel: Command = (found) =>
    patchProduct(actor, found, (fields) => ({ ...fields, etiquetas: withLabel(fields, label) }));

  return (
    <section className={css['bar']} aria-label="Con los elegidos">
      <p className={css['count']}>{chosen.length === 1 ? '1 elegido' : `${chosen.length} elegidos`}</p>
      <div className={css['actions']}>
        {/* What each comes to shows in the rows. */}
        <button type="button" onClick={() => void run('publicar', publish)}>
          Publicar
        </button>
        <button type="button" onClick={() => setAsking('retire')}>
          Retirar
        </button>
        <button type="button" onClick={() => setAsking('label')}>
          Poner subcategoría
        </button>
        <button type="button" onClick={() => void run('destacar', flag(true))}>
          Destacar
        </button>
        <button type="button" onClick={() => void run('quitar destacado', flag(false))}>
          Quitar destacado
        </button>
        <button type="button" onClick={onDone}>
          Quitar selección
        </button>
      </div>
      <p className={css['answer']} role="alert">
        {answer}
      </p>
      <Dialog
        title={`¿Retirar ${many(chosen.length)}?`}
        open={asking === 'retire'}
        onCancel={() => setAsking(null)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(null)}>
              Dejar como están
            </Button>
            <Button
              onClick={() =>
                void run('retirar', (found) =>
                  found.publico.fields?.['visible'] === 'public'
                    ? retireProduct(actor, found)
                    : { ok: true, value: [] },
                )
              }
            >
              Retirar
            </Button>
          </>
        }
      >
        <p>Dejan de verse en la tienda y quedan aquí como retirados. Puedes publicarlos otra vez cuando quieras.</p>
      </Dialog>
      <Dialog
        title={`Subcategoría para ${many(chosen.length)}`}
        open={asking === 'label'}
        onCancel={() => setAsking(null)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(null)}>
              Cancelar
            </Button>
            <Button disabled={label === ''} onClick={() => void run('subcategoría', addLabel)}>
              Poner
            </Button>
          </>
        }
      >
        <ChoiceField
          label="Subcategoría"
          name="subcategoria"
          value={label}
          empty="Elige una"
          options={labels.map(({ id, nombre, carpeta }) => ({ value: id, name: `${nombre} (/${carpeta})` }))}
          onChange={setLabel}
        />
      </Dialog>
    </section>
  );
}

function withLabel(fields: Fields, label: string): readonly unknown[] {
  const { etiquetas } = fields;
  const before: readonly unknown[] = Array.isArray(etiquetas) ? etiquetas : [];
  return before.includes(label) ? before : [...before, label];
}
