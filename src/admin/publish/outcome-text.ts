import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { Published } from '#domain/snapshot/publish.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';
import type { PublishServer } from '#domain/snapshot/publish-server.ts';

const STEPS: Readonly<Record<keyof PublishServer, string>> = {
  takeLock: 'Avisando que vas a publicar…',
  readLock: 'Avisando que vas a publicar…',
  readPointer: 'Viendo qué está publicado…',
  readSnapshot: 'Leyendo el catálogo publicado…',
  readDelta: 'Leyendo lo que cambió…',
  readAll: 'Leyendo todos los productos…',
  pack: 'Preparando el catálogo…',
  storePart: 'Guardando el catálogo…',
  verifyParts: 'Comprobando lo guardado…',
  movePointer: 'Publicando…',
  cleanUp: 'Terminando…',
};

/** The current step, in words for the person who waits. */
export const stepText = (step: keyof PublishServer): string => STEPS[step];

/** The outcome of a publication that succeeded. */
export function publishedText({ isNew, count, bytes, stillInDelta }: Published): string {
  if (!isNew) return 'No había nada nuevo que publicar.';
  const done = `Publicado: ${several(count, 'producto', 'productos')} en ${groupThousands(Math.ceil(bytes / 1000))} kB.`;
  if (stillInDelta === 0) return done;
  const recent = several(stillInDelta, 'cambio es', 'cambios son');
  return `${done} ${recent} de hace menos de diez minutos: ya se ven en la tienda, y entran en la siguiente publicación.`;
}

/** Why nothing was published, and what can be done about it. */
export function refusalText(refusal: PublishRefusal): string {
  switch (refusal.kind) {
    case 'unreachable':
      return 'No hay conexión con la tienda. No se publicó nada; intenta de nuevo cuando vuelva.';
    case 'denied':
      return 'La tienda no aceptó la publicación. Puede que tu cuenta ya no sea del personal, o que el catálogo se acabe de instalar: espera diez minutos e intenta de nuevo.';
    case 'cancelled':
      return 'Cancelado. La tienda sigue con el catálogo anterior.';
    case 'race-lost':
      return 'Otra persona está publicando en este momento. Espera un minuto: lo tuyo entra con lo suyo.';
    case 'unreadable-products':
      return refusal.problems.length === 1
        ? 'Hay 1 producto que no se puede leer. Corrígelo y publica de nuevo:'
        : `Hay ${groupThousands(refusal.problems.length)} productos que no se pueden leer. Corrígelos y publica de nuevo:`;
    case 'count-changed':
      return `El catálogo pasaría de ${several(refusal.before, 'producto', 'productos')} a ${groupThousands(refusal.after)}. Si es lo que quieres, publícalo así.`;
    case 'newer-schema':
      return 'Esta página es de una versión anterior del sitio. Recárgala y publica de nuevo.';
    case 'too-large':
      return `El catálogo es demasiado grande para publicarse (${groupThousands(Math.ceil(refusal.bytes / 1_000_000))} MB).`;
    case 'not-verified':
      return 'Lo que se guardó no coincide con lo que se envió. No se publicó nada; intenta de nuevo.';
  }
}
