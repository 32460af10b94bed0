import { useEffect, useState } from 'react';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { Button } from '#ui/Button.tsx';
import { useStaff } from '../staff.ts';
import type { StaffBackend } from '../staff-backend.ts';
import css from './UploadDetail.module.css';
import { UploadRows } from './UploadRows.tsx';

interface StoredRowsProps {
  readonly id: string;
  readonly lots: number;
  readonly isUnfinished: boolean;
  readonly onRetry: () => void;
}

/** The rows of a stored upload, read from the server. */
export function StoredRows({ id, lots, isUnfinished: isOpen, onRetry }: StoredRowsProps) {
  const { backend } = useStaff();
  const [rows, setRows] = useState<readonly LotRow[] | 'reading' | 'failed'>('reading');
  useEffect(() => {
    let isCurrent = true;
    void readRows(backend, id, lots).then((read) => {
      if (isCurrent) setRows(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [backend, id, lots]);

  if (rows === 'reading') return <output>Leyendo los precios de la carga…</output>;
  if (rows === 'failed')
    return (
      <div className={css['failed']}>
        <p>No pudimos leer los precios de esta carga. Revisa tu conexión.</p>
        <Button look="outline" onClick={onRetry}>
          Volver a intentar
        </Button>
      </div>
    );
  return <UploadRows rows={rows} isUnfinished={isOpen} />;
}

async function readRows(
  backend: Pick<StaffBackend, 'readPriceUploadRows'>,
  id: string,
  lots: number,
): Promise<readonly LotRow[] | 'failed'> {
  try {
    const read = await backend.readPriceUploadRows(id, lots);
    return read.ok ? read.value : 'failed';
  } catch (reason) {
    console.info('Carga sin leer', reason);
    return 'failed';
  }
}
