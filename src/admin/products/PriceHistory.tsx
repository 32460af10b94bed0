import { useEffect, useRef, useState } from 'react';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { type PriceChange, priceHistory } from '#domain/price-import/price-history.ts';
import type { PriceTurn } from '#firebase/upload-history.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { uploadPath } from '../paths.ts';
import { useStaffNames } from '../shared/documents/use-upload-history.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { momentInFull } from '../shared/texts/moment-text.ts';
import { priceText } from '../shared/texts/price-text.ts';
import { useStaff } from '../staff.ts';
import type { StaffBackend } from '../staff-backend.ts';
import css from './PriceHistory.module.css';

interface PriceHistoryProps {
  readonly id: string;
  /** The current price, in centavos, and the day it was set. */
  readonly price: number | null;
  readonly since: string;
}

/** When the price changed, from what to what, and by which upload or by hand. Read only on request, because it costs a read for each lot of an upload. */
export function PriceHistory({ id, price, since }: PriceHistoryProps) {
  const { backend } = useStaff();
  const [past, setPast] = useState<PriceTurn | null>(null);
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const names = useStaffNames(past !== null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const read = async (): Promise<void> => {
    setState('reading');
    const turn = await readTurn(backend, id, past);
    if (isGone.current) return;
    setState(turn ? 'still' : 'failed');
    if (turn) setPast({ ...turn, found: [...(past?.found ?? []), ...turn.found] });
  };
  const changes = past ? priceHistory(past.found, price) : [];
  return (
    <FormSection title="Historial del precio" hint="Qué carga de Excel lo cambió, y cuándo se cambió a mano">
      {past && changes.length === 0 && (
        <p className={css['none']}>
          {past.isAll ? 'Ninguna carga ha cambiado este precio.' : 'Las cargas revisadas hasta ahora no lo cambiaron.'}
        </p>
      )}
      {changes.length > 0 && (
        <ol className={css['changes']} aria-label="Cambios del precio">
          {changes.map((change) => (
            <li key={keyOf(change)}>
              <p className={css['amounts']}>
                {priceText(change.before)} → {priceText(change.after)}
              </p>
              {change.kind === 'upload' ? (
                <p className={css['how']}>
                  Carga <AppLink href={uploadPath(change.upload.id)}>{change.upload.archivo}</AppLink>&nbsp;·{' '}
                  {names.get(change.upload.por) ?? 'Personal'}&nbsp;· {momentInFull(change.upload.creado)}
                  {change.isUndone && '\u00a0· deshecha después'}
                </p>
              ) : (
                <p className={css['how']}>{byHandText(change, since)}</p>
              )}
            </li>
          ))}
        </ol>
      )}
      <output className={css['answer']}>
        {state === 'reading' && 'Leyendo las cargas…'}
        {state === 'failed' && 'No pudimos leer las cargas. Revisa tu conexión y vuelve a intentarlo.'}
      </output>
      {!past?.isAll && (
        <div>
          <Button look="outline" disabled={state === 'reading'} onClick={() => void read()}>
            {past ? 'Buscar en cargas anteriores' : 'Ver historial del precio'}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

async function readTurn(
  backend: Pick<StaffBackend, 'readPriceTurn'>,
  id: string,
  past: PriceTurn | null,
): Promise<PriceTurn | null> {
  try {
    const turn = await backend.readPriceTurn(id, past?.last ?? null);
    return turn.ok ? turn.value : null;
  } catch (reason) {
    console.info('Historial sin leer', reason);
    return null;
  }
}

const keyOf = (change: PriceChange): string =>
  change.kind === 'upload' ? change.upload.id : `${change.since.id} ${change.until?.id ?? 'hoy'} ${change.after ?? ''}`;

function byHandText({ since, until }: PriceChange & { kind: 'hand' }, day: string): string {
  const after = momentInFull(since.creado);
  if (until) return `A mano, entre el ${after} y el ${momentInFull(until.creado)}`;
  return `A mano, después del ${after}${day ? `\u00a0· vigente desde el ${dayInFull(day)}` : ''}`;
}
