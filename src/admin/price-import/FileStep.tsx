import { useRef } from 'react';
import type { FileForm } from '#prices/price-messages.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FileInput } from '../shared/files/FileInput.tsx';
import { useFileDrop } from '../shared/files/use-file-drop.ts';
import css from './FileStep.module.css';

interface FileStepProps {
  readonly reading: string | null;
  readonly problem: string | null;
  /** The catalogue is not known yet: there is nothing to compare with. */
  readonly isWaiting: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onTemplate: (form: FileForm) => void;
}

const ACCEPT = '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.txt,.tsv,.slk,.dif,.htm,.html,.xml';

export function FileStep({ reading, problem, isWaiting, onFile, onCancel, onTemplate }: FileStepProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const onFiles = ([file]: readonly File[]): void => {
    if (file) onFile(file);
  };
  const { isOver, drop } = useFileDrop(onFiles);
  return (
    <>
      <div className={classNames(css['drop'], isOver && css['over'])} {...drop}>
        {reading === null ? (
          <>
            <p className={css['lead']}>Suelta aquí la lista de precios</p>
            <p className={css['hint']}>
              Excel (.xlsx, .xlsm, .xls, .xlsb), OpenDocument (.ods) o texto (.csv, .txt). Hasta 15 MB. El archivo se
              lee en este equipo y no sale de él.
            </p>
            <FileInput chooser={chooser} label="Lista de precios" accept={ACCEPT} onFiles={onFiles} />
            <Button onClick={() => chooser.current?.click()} disabled={isWaiting}>
              Elegir archivo
            </Button>
          </>
        ) : (
          <>
            <p className={css['lead']}>Leyendo “{reading}”…</p>
            <progress className={css['progress']} aria-label="Leyendo el archivo" />
            <Button look="outline" onClick={onCancel}>
              Cancelar
            </Button>
          </>
        )}
        <output className={css['status']}>
          {isWaiting && 'Esperando el catálogo de la tienda…'}
          {problem && <span className={css['problem']}>{problem}</span>}
        </output>
      </div>
      <section className={css['template']} aria-labelledby="template">
        <div>
          <h2 id="template" className={css['title']}>
            Precios actuales como plantilla
          </h2>
          <p className={css['hint']}>
            Descárgala, cambia los precios y súbela. Lo que dejes en blanco se queda como está.
          </p>
        </div>
        <div className={css['buttons']}>
          <Button look="outline" disabled={isWaiting} onClick={() => onTemplate('xlsx')}>
            Descargar .xlsx
          </Button>
          <Button look="outline" disabled={isWaiting} onClick={() => onTemplate('csv')}>
            Descargar .csv
          </Button>
        </div>
      </section>
    </>
  );
}
