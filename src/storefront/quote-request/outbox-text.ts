import type { OutboxEntry, OutboxState } from '#domain/quotes/outbox.ts';

interface OutboxText {
  readonly title: string;
  readonly short: string;
  readonly text: string;
}

const texts: Readonly<Record<OutboxState, OutboxText>> = {
  guardada: {
    title: 'Guardada en este equipo',
    short: 'Guardada aquí',
    text: 'Todavía no hay conexión. La enviamos sola en cuanto regrese, aunque cierres esta página y la abras después.',
  },
  enviando: { title: 'Enviando tu solicitud', short: 'Enviando', text: 'Un momento.' },
  recibida: { title: 'Recibimos tu solicitud', short: 'Recibida', text: 'Ya está con nosotros.' },
  'no-se-pudo': {
    title: 'No se pudo enviar',
    short: 'No se pudo',
    text: 'El sitio no acepta más solicitudes por hoy. La tuya sigue guardada aquí: mándala por WhatsApp o llámanos.',
  },
};

/** The text about a request's state. */
export function outboxText({ estado }: OutboxEntry): OutboxText {
  return texts[estado];
}
