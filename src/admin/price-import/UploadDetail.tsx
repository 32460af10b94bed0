import { useState } from 'react';
import { useLocation } from 'wouter';
import { isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { paths } from '../paths.ts';
import { usePriceUpload, useStaffNames } from '../shared/documents/use-upload-history.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import { ApplyStep } from './ApplyStep.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import { ConfirmUndo } from './ConfirmUndo.tsx';
import { Counts } from './Counts.tsx';
import { StoredRows } from './StoredRows.tsx';
import { UploadButtons } from './UploadButtons.tsx';
import css from './UploadDetail.module.css';
import { stateLabels } from './upload-labels.ts';
import { useUploadRun } from './use-upload-run.ts';

const BACK = { name: 'Subir precios con Excel', href: paths.priceImport };

/** One upload: who, when, which file, each price before and after, and what became of it. */
export function UploadDetail({ id }: { readonly id: string }) {
  const { upload, isCurrent } = usePriceUpload(id);
  const names = useStaffNames();
  const runner = useUploadRun();
  const [, go] = useLocation();
  const [undoing, setUndoing] = useState<StoredUpload | null>(null);
  const [cancelling, setCancelling] = useState<StoredUpload | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isBusy = runner.run.kind === 'storing' || runner.run.kind === 'running';

  if (!upload)
    return (
      <ListLayout title="Carga de precios" back={BACK}>
        <p aria-busy={upload === undefined}>
          {upload === undefined
            ? 'Abriendo la carga…'
            : 'Esta carga no existe: la dirección está incompleta. Vuelve y elígela de la lista.'}
        </p>
      </ListLayout>
    );
  const { conteos, columnas } = upload;
  const isKnown = isCurrent || !isUnfinished(upload);
  const goOn = (way: 'aplicar' | 'deshacer'): void => {
    setUndoing(null);
    runner.goOn(upload, way);
  };
  return (
    <ListLayout title="Carga de precios" back={BACK}>
      <div className={css['screen']}>
        {runner.run.kind !== 'idle' && (
          <ApplyStep runner={runner} onUndo={setUndoing} onAgain={() => go(paths.priceImport)} />
        )}
        <section className={css['head']} aria-labelledby="file">
          <div>
            <h2 id="file" className={css['file']}>
              {upload.archivo}
            </h2>
            <p className={css['facts']}>
              {momentInFull(upload.creado)}&nbsp;· {names.get(upload.por) ?? 'Personal'}
              {upload.proveedor && `\u00a0· ${upload.proveedor}`}
            </p>
            <p className={css['facts']}>
              {columnas.clave && `Clave: “${columnas.clave}”\u00a0· `}
              {columnas.precio && `Precio: “${columnas.precio}”\u00a0· `}
              {columnas.iva === 'mas' ? 'se les sumó el IVA' : 'ya incluían IVA'}
            </p>
          </div>
          <Chip tone={isUnfinished(upload) ? 'amber' : 'plain'}>
            {isKnown ? stateLabels[upload.estado] : 'Sin terminar'}
          </Chip>
          {!isBusy && (
            <div className={css['buttons']}>
              <UploadButtons
                upload={upload}
                isCurrent={isCurrent}
                onGoOn={() => goOn(upload.estado === 'deshaciendo' ? 'deshacer' : 'aplicar')}
                onCancel={setCancelling}
                onResume={(one) => runner.resume(one)}
                onUndo={setUndoing}
              />
            </div>
          )}
        </section>
        {isKnown ? (
          <Counts
            counts={[
              { value: conteos.filas, name: conteos.filas === 1 ? 'fila leída' : 'filas leídas' },
              { value: conteos.aplicadas, name: conteos.aplicadas === 1 ? 'precio aplicado' : 'precios aplicados' },
              { value: conteos.saltadas, name: 'sin tocar por cambios' },
              { value: conteos.desconocidas, name: 'claves sin producto' },
              ...(conteos.borradores > 0
                ? [{ value: conteos.borradores, name: conteos.borradores === 1 ? 'borrador' : 'borradores' }]
                : []),
              { value: conteos.errores, name: 'filas con error', isBad: true },
            ]}
          />
        ) : (
          <output>Esperando a la tienda para saber cuántos precios van.</output>
        )}
        {/* Every lot that is written changes the upload, so its rows are read only when it is not running. */}
        {!isBusy && (
          <StoredRows
            key={`${upload.id} ${upload.rev} ${attempts}`}
            id={upload.id}
            lots={conteos.lotes}
            isUnfinished={isUnfinished(upload)}
            onRetry={() => setAttempts((count) => count + 1)}
          />
        )}
        <ConfirmCancel
          upload={cancelling}
          onClose={(closed) => setCancelling((now) => (now?.id === closed?.id ? null : now))}
          onCancel={(one) => runner.cancel(one)}
        />
        <ConfirmUndo upload={undoing} onClose={() => setUndoing(null)} onUndo={() => goOn('deshacer')} />
      </div>
    </ListLayout>
  );
}
