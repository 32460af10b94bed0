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
    text: 'El sitio no la aceptó. Sigue guardada en este equipo: mándala por WhatsApp o llámanos.',
  },
};

const deferred: OutboxText = {
  title: 'Tu solicitud está en espera',
  short: 'En espera',
  text: 'El sitio está recibiendo muchas solicitudes. La tuya está guardada en este equipo y la enviamos sola más tarde, aunque cierres esta página y la abras después.',
};

/** The text about a request's state. */
export function outboxText({ estado, aplazada }: OutboxEntry): OutboxText {
  return estado === 'guardada' && aplazada ? deferred : texts[estado];
}
