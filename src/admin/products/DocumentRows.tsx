import { type ChangeEvent, useRef, useState } from 'react';
import type { ProductDocument } from '#domain/catalogue/product.ts';
import { fileSize } from '#domain/kernel/file-size.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { UploadLine } from '../shared/uploads/UploadLine.tsx';
import { useStaff } from '../staff.ts';
import { addSheet } from './add-sheet.ts';
import css from './rows.module.css';

interface DocumentRowsProps {
  readonly rows: readonly ProductDocument[];
  /** Called with a function, as state setters are, because files are read while other fields are being typed in. */
  readonly onChange: (change: (rows: readonly ProductDocument[]) => readonly ProductDocument[]) => void;
  readonly max: number;
  readonly problem: string | undefined;
}

/** Data sheets and manuals in PDF, each with the name that visitors read. They are stored on the device at once and uploaded in the background. */
export function DocumentRows({ rows, onChange, max, problem }: DocumentRowsProps) {
  const { uploads } = useStaff();
  const chooser = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  async function add(files: readonly File[]) {
    setRefusals([]);
    for (const file of files) {
      const added = await addSheet(uploads, file);
      if (added.ok) {
        const sheet = added.value;
        onChange((now) => (now.some(({ archivo }) => archivo === sheet.archivo) ? now : [...now, sheet]));
      } else setRefusals((before) => [...before, `${file.name}: ${added.error}`]);
    }
  }
  function onChosen({ target }: ChangeEvent<HTMLInputElement>) {
    // The field shows the outcome of each file.
    void add([...(target.files ?? [])]);
    // Without this, choosing the same file again after removing it fires no event.
    target.value = '';
  }
  function remove({ archivo }: ProductDocument) {
    onChange((now) => now.filter((row) => row.archivo !== archivo));
    // A file that was added on this page and is not uploaded yet is dropped from the queue.
    void uploads.forgetUpload(archivo);
  }

  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>Documentos</legend>
      <ul className={css['list']}>
        {rows.map((row, at) => (
          <li key={row.archivo}>
            <div className={css['row']}>
              <input
                className={css['input']}
                aria-label={`Nombre del documento ${at + 1}`}
                value={row.nombre}
                onChange={({ target: { value } }) =>
                  onChange((now) => now.map((one) => (one.archivo === row.archivo ? { ...one, nombre: value } : one)))
                }
              />
              <span className={css['size']}>{fileSize(row.bytes)}</span>
              <RemoveButton what={row.nombre || `documento ${at + 1}`} onClick={() => remove(row)} />
            </div>
            <UploadLine path={row.archivo} name={row.nombre || `el documento ${at + 1}`} />
          </li>
        ))}
      </ul>
      <Button look="outline" disabled={rows.length >= max} onClick={() => chooser.current?.click()}>
        <PlusIcon size={16} /> Agregar PDF
      </Button>
      <input
        ref={chooser}
        type="file"
        className={css['file']}
        accept="application/pdf,.pdf"
        multiple
        aria-label="Documentos en PDF"
        tabIndex={-1}
        onChange={onChosen}
      />
      {problem && <p className={css['problem']}>{problem}</p>}
      <div aria-live="polite">
        {refusals.map((refusal) => (
          <p key={refusal} className={css['problem']}>
            {refusal}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
