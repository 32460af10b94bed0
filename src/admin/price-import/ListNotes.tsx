import { useLocation, useSearch } from 'wouter';
import { NO_ROOM, PRICE_PAGE } from '#platform/received-list.ts';
import { KeptNote } from '../shared/forms/KeptNote.tsx';
import { recentMomentText } from '../shared/texts/moment-text.ts';
import type { useListOnDevice } from './use-list-on-device.ts';

/** What the device has kept: the list that was opened again, one that was left, and one that was given to the app. */
export function ListNotes({ onDevice }: { readonly onDevice: ReturnType<typeof useListOnDevice> }) {
  const { resumed, left, received } = onDevice;
  const isLost = new URLSearchParams(useSearch()).has(NO_ROOM);
  const [, go] = useLocation();
  return (
    <>
      {isLost && (
        <KeptNote text="La lista que llegó no se guardó: en este equipo no hay lugar. Libera espacio y mándala otra vez, o elígela aquí.">
          <button type="button" onClick={() => go(PRICE_PAGE, { replace: true })}>
            Entendido
          </button>
        </KeptNote>
      )}
      {received && (
        <KeptNote
          text={
            <>
              Llegó la lista <b>{received.name}</b>. Al abrirla se cierra la que tienes a medias.
            </>
          }
        >
          <button type="button" onClick={() => onDevice.openReceived(received)}>
            Abrir la que llegó
          </button>
          <button type="button" onClick={() => onDevice.discardReceived()}>
            No abrirla
          </button>
        </KeptNote>
      )}
      {resumed && (
        <KeptNote
          text={
            <>
              Seguimos donde te quedaste: <b>{resumed.name}</b>, {recentMomentText(resumed.at)}
            </>
          }
        >
          <button type="button" onClick={() => onDevice.discard()}>
            Descartar
          </button>
        </KeptNote>
      )}
      {left && (
        <KeptNote
          text={
            <>
              Quedó a medias <b>{left.name}</b>, {recentMomentText(left.at)}
            </>
          }
        >
          <button type="button" onClick={() => onDevice.resume(left)}>
            Seguir con ella
          </button>
          <button type="button" onClick={() => onDevice.discard()}>
            Descartar
          </button>
        </KeptNote>
      )}
    </>
  );
}
