import { groupThousands } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { UploadState } from '#domain/price-import/stored-upload.ts';

/** 0.04 → `+4.0 %`, 9 → `+900 %`; a non-breaking space before the sign. */
export function changeText(change: number | null): string {
  if (change === null) return '—';
  const percent = Math.abs(change * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${percent >= 100 ? groupThousands(Math.round(percent)) : percent.toFixed(1)}\u00a0%`;
}

/** Today where the shop is, as prices are dated: `2026-11-21`. */
export const shopToday = (): string => shopDayOf(Date.now());

/** `3 min`, `menos de un minuto`. */
export function remainingText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (milliseconds < 15_000) return 'unos segundos';
  return minutes <= 1 ? 'menos de un minuto' : `unos ${minutes} minutos`;
}

export const stateLabels: Readonly<Record<UploadState, string>> = {
  preparada: 'Sin empezar',
  aplicando: 'Sin terminar',
  pausada: 'En pausa',
  aplicada: 'Aplicada',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecha',
  cancelada: 'Cancelada',
};
