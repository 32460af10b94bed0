import { Button } from '#ui/Button.tsx';
import css from './LogEnd.module.css';
import type { ShownLog } from './use-log.ts';

interface LogEndProps {
  readonly log: ShownLog;
  readonly isOffline: boolean;
  readonly isFiltered: boolean;
}

/** What comes before the last change of the list: nothing, or more. */
export function LogEnd({ log, isOffline, isFiltered }: LogEndProps) {
  const { list, lines, isCurrent, isOpened, isSearch, isReading, readMore } = log;
  if (isOffline) {
    if (list.records.length > 0 || !isOpened) return null;
    return <p className={css['end']}>Este equipo todavía no ha leído la bitácora. Ábrela una vez con conexión.</p>;
  }
  if (!isCurrent) return null;
  if (list.isAll)
    return (
      <p className={css['end']}>
        {isFiltered
          ? lines.length > 0
            ? 'No hay más.'
            : 'Nada cumple con lo que pides.'
          : 'Antes de esto no hay nada registrado.'}
      </p>
    );
  return (
    <div>
      <Button look="outline" disabled={isReading} onClick={readMore}>
        {isReading ? 'Leyendo…' : isSearch ? 'Buscar más atrás' : 'Ver anteriores'}
      </Button>
    </div>
  );
}
