import { useMemo, useState } from 'react';
import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { several } from '#domain/kernel/several.ts';
import { dayInFull, isDay, shopDayOf } from '#domain/kernel/written-days.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { changedByUpload, pricedSince } from '#domain/shelf-labels/changed-prices.ts';
import { useMay } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePriceUploads } from '../shared/documents/use-upload-history.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import { useStaff } from '../staff.ts';
import css from './ChangedPrices.module.css';
import type { ShelfLabels } from './use-shelf-labels.ts';

/** Adds the products whose price changed: since a day, which the device knows by itself, or in a price upload, which the server has. */
export function ChangedPrices({ state }: { readonly state: ShelfLabels }) {
  const { listed, promotions, today, isCurrent, rows, add } = state;
  const mayReadUploads = useMay('price-uploads');
  const [chosen, setDay] = useState<string | null>(null);
  const day = chosen ?? today;
  const [answer, setAnswer] = useState('');
  const changed = useMemo(
    () =>
      isDay(day)
        ? pricedSince(
            listed.filter((one) => one.state === 'public').map(({ product }) => product),
            day,
            { promotions, today },
          )
        : [],
    [listed, promotions, today, day],
  );
  const known = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);

  function addChanged(ids: readonly string[]) {
    const added = ids.filter((id) => !known.has(id)).length;
    add(ids);
    setAnswer(added === 0 ? 'Ya están todos en la lista.' : `Se agregaron ${several(added, 'producto', 'productos')}.`);
  }

  return (
    <fieldset className={css['changed']}>
      <legend className={css['legend']}>Imprimir lo que cambió de precio</legend>
      <div className={css['way']}>
        <TextField
          label="Precios puestos desde el día"
          name="desde"
          type="date"
          hint="Un precio que se quitó ya no tiene día: esos productos se buscan en la bitácora y se agregan por su nombre."
          value={day}
          onChange={(value) => {
            setDay(value);
            setAnswer('');
          }}
        />
        <Button
          look="outline"
          disabled={changed.length === 0 || !isCurrent}
          onClick={() => addChanged(changed.map(({ id }) => id))}
        >
          {!isCurrent
            ? 'Leyendo el catálogo…'
            : changed.length === 0
              ? 'Ninguno desde ese día'
              : `Agregar ${several(changed.length, 'producto', 'productos')}`}
        </Button>
      </div>
      {/* Who may not read the uploads would ask for them in vain for as long as the page is open. */}
      {mayReadUploads && <UploadChoice state={state} onAdd={addChanged} onUnread={setDay} onAnswer={setAnswer} />}
      <p className={css['answer']} aria-live="polite">
        {answer}
      </p>
    </fieldset>
  );
}

interface UploadChoiceProps {
  readonly state: ShelfLabels;
  readonly onAdd: (ids: readonly string[]) => void;
  /** The day of an upload that could not be read. */
  readonly onUnread: (day: string) => void;
  readonly onAnswer: (text: string) => void;
}

function UploadChoice({ state, onAdd, onUnread, onAnswer }: UploadChoiceProps) {
  const { backend } = useStaff();
  const { uploads } = usePriceUploads();
  const [id, setId] = useState('');
  const [isReading, setReading] = useState(false);
  const written = uploads.filter(({ conteos }) => conteos.aplicadas > 0);
  const upload = written.find((one) => one.id === id);

  async function addUpload({ conteos, creado, id: of }: StoredUpload): Promise<void> {
    onAnswer('');
    setReading(true);
    const read = await backend.readPriceUploadRows(of, conteos.lotes).catch(() => null);
    setReading(false);
    if (read?.ok) {
      const existing = new Set(state.listed.map((one) => one.id));
      return onAdd(changedByUpload(read.value).filter((one) => existing.has(one)));
    }
    const day = shopDayOf(instantToMilliseconds(creado));
    onUnread(day);
    onAnswer(
      `La carga se lee del servidor y no responde. Puedes agregar los precios puestos desde el ${dayInFull(day)}.`,
    );
  }

  if (written.length === 0) return null;
  return (
    <div className={css['way']}>
      <ChoiceField
        label="O los de una carga de precios"
        name="carga"
        value={id}
        empty="Elige la carga"
        options={written.map((one) => ({ value: one.id, name: uploadText(one) }))}
        onChange={setId}
      />
      <Button
        look="outline"
        disabled={!upload || isReading || !state.isCurrent}
        // What comes of it is said below the two ways.
        onClick={() => upload && void addUpload(upload)}
      >
        {isReading ? 'Leyendo la carga' : 'Agregar los de la carga'}
      </Button>
    </div>
  );
}

const uploadText = ({ creado, archivo, conteos }: StoredUpload): string =>
  `${momentText(instantToMilliseconds(creado))}\u00a0· ${archivo}\u00a0· ${several(conteos.aplicadas, 'precio', 'precios')}`;
