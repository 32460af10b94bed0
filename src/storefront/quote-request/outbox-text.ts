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

const unkept: OutboxText = {
  title: 'Esperando conexión',
  short: 'Espera aquí',
  text: 'Este equipo no tiene espacio para guardarla: la enviamos en cuanto haya conexión, si no cierras esta pestaña.',
};

/**
 * The text about a request's state.
 * @param lasting whether the device keeps what waits when the tab closes.
 */
export function outboxText({ estado, aplazada }: OutboxEntry, lasting: boolean): OutboxText {
  if (estado === 'guardada' && !lasting) return unkept;
  return estado === 'guardada' && aplazada ? deferred : texts[estado];
}
