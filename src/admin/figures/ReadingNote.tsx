import { groupThousands } from '#domain/kernel/money.ts';
import { sentence } from '#domain/kernel/sentence.ts';
import { Button } from '#ui/Button.tsx';
import { recentMomentText } from '../shared/texts/moment-text.ts';
import css from './ReadingNote.module.css';
import type { KnownFacts } from './use-quote-facts.ts';

/** How complete the quotations behind the figures are, and of when. */
export function ReadingNote({ known }: { readonly known: KnownFacts }) {
  const { isWhole, readAt, reading, hasFailed, readAgain } = known;
  return (
    <div className={css['note']}>
      <output>{noteText(known)}</output>
      {reading === null && (readAt !== null || (hasFailed && !isWhole)) && (
        <Button look="outline" onClick={readAgain}>
          Leer de nuevo
        </Button>
      )}
    </div>
  );
}

function noteText({ isWhole, readAt, reading, hasFailed }: KnownFacts): string {
  if (reading !== null) return `Leyendo las cotizaciones de esas semanas: van ${groupThousands(reading)}…`;
  if (hasFailed && !isWhole)
    return 'Las cotizaciones más antiguas se leen del servidor y no responde: las cifras están incompletas.';
  if (hasFailed) return 'El servidor no responde: se ven las cotizaciones que guardó este equipo.';
  if (!isWhole) return 'Esperando las cotizaciones…';
  return readAt === null
    ? 'Cuentan todas las cotizaciones de esas semanas.'
    : sentence(`La lectura de las cotizaciones más antiguas es ${recentMomentText(readAt)}`);
}
