const moment = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** `21 nov, 2:05 p.m.`: a moment of this device's clock, in milliseconds. */
export function momentText(at: number): string {
  return moment.format(at);
}
