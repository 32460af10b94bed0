import { fileSize } from '#domain/kernel/file-size.ts';
import { groupThousands as grouped } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { PictureDownloadState } from '#store/picture-download-store.ts';

/** What is said of the download of all pictures. */
export function downloadText(download: PictureDownloadState): string {
  const { state, reason, kept, total, bytesLeft, room } = download;
  const left = total - kept;
  const size = bytesLeft === null ? '' : `, unos ${fileSize(bytesLeft)}`;
  const isShort = bytesLeft !== null && room !== null && bytesLeft > room;
  if (state === 'unknown') return 'Contando las fotos…';
  if (state === 'running')
    return `Descargando: ${grouped(kept)} de ${grouped(total)} fotos. Puedes seguir viendo el catálogo.`;
  if (state === 'done') {
    return total === 1
      ? 'La foto del catálogo está en este equipo.'
      : `Las ${grouped(total)} fotos del catálogo están en este equipo.`;
  }
  if (reason === 'full') {
    return `Se acabó el espacio: quedaron ${grouped(kept)} de ${grouped(total)} fotos. Libera espacio en el equipo y continúa${size}.`;
  }
  if (reason === 'offline')
    return `Se perdió la conexión: ${grouped(kept)} de ${grouped(total)} fotos ya están aquí. Continúa cuando vuelva.`;
  if (total === 0) return 'El catálogo no tiene fotos todavía.';
  if (isShort) {
    return `${missing(left)} ${several(left, 'foto', 'fotos')}${size}, y el navegador solo ofrece ${fileSize(room)}. Se guardarán las que quepan.`;
  }
  return kept === 0
    ? `${left === 1 ? 'Es' : 'Son'} ${several(left, 'foto', 'fotos')}${size}.`
    : `${missing(left)} ${grouped(left)} de ${grouped(total)} fotos${size}.`;
}

const missing = (left: number): string => (left === 1 ? 'Falta' : 'Faltan');
