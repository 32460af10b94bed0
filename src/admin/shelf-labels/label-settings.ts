import { type FormatName, isFormatName } from '#domain/shelf-labels/label-formats.ts';
import { isLabelOrder, type LabelOrder } from '#domain/shelf-labels/label-list.ts';

/** How this device prints labels. */
export interface LabelSettings {
  readonly format: FormatName;
  readonly order: LabelOrder;
  readonly bars: boolean;
  readonly qr: boolean;
}

const KEY = 'etiquetas-de-anaquel';
const USUAL: LabelSettings = { format: 'avery-5160', order: 'elegidos', bars: true, qr: true };

export function readLabelSettings(): LabelSettings {
  try {
    const { format, order, bars, qr } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      format: isFormatName(format) ? format : USUAL.format,
      order: isLabelOrder(order) ? order : USUAL.order,
      bars: bars !== false,
      qr: qr !== false,
    };
  } catch {
    return USUAL;
  }
}

export function writeLabelSettings(settings: LabelSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they are the usual ones next time.
  }
}
