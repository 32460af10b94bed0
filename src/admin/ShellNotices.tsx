import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { applyUpdate, lookForUpdate } from '#device/updates.ts';
import { type Entry, isPending } from '#domain/staff/journal/journal.ts';
import { roleLabel, roleSummary } from '#domain/staff/people/roles.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectPendingCount, useJournal } from '#store/journal-store.ts';
import { useMay, useSession } from '#store/session-store.ts';
import { selectPendingFiles, useUploads } from '#store/upload-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { paths } from './paths.ts';
import { forgetNewRole, readNewRole } from './people/new-role.ts';
import css from './ShellNotices.module.css';

/**
 * The notices above every screen of the staff area: an account that is not staff, a device that cannot store edits, unsent edits of another person, a page
 * whose edits newer rules refuse.
 */
export function ShellNotices() {
  return (
    <div aria-live="polite">
      <OfflineNotice />
      <StrangerNotice />
      <NewRoleNotice />
      <OpeningNotice />
      <DeviceNotice />
      <OthersWorkNotice />
      <OldPageNotice />
    </div>
  );
}

/** Without a server, how much of this device's work waits for it. */
function OfflineNotice() {
  const reachable = useConnection((state) => state.reachable);
  const keeps = useJournal((state) => state.keeps);
  const waiting = useJournal(selectPendingCount) + useUploads(selectPendingFiles);
  if (reachable) return null;
  if (waiting === 0) {
    return keeps === false ? null : (
      <p className={css['offline']}>
        <strong>Sin conexión.</strong> Puedes seguir: lo que guardes queda en este equipo y se envía al volver.
      </p>
    );
  }
  return (
    <p className={css['offline']}>
      <strong>Sin conexión: {waiting === 1 ? '1 cambio por enviar' : `${waiting} cambios por enviar`}.</strong>{' '}
      <AppLink href={paths.pending}>Ver cuáles</AppLink>
    </p>
  );
}

/** Anybody with an account may open the staff area, but only those listed in `personal` may do anything; the others are told. */
function StrangerNotice() {
  const isStranger = useSession((state) => state.status === 'signed-in' && state.membership === 'stranger');
  if (!isStranger) return null;
  return (
    <p className={css['notice']}>
      <strong>Esta cuenta no es del personal de la tienda.</strong> Puedes ver las pantallas, pero no los datos
      internos, y nada de lo que escribas se guardará. Pide a quien administra la tienda que te agregue.
    </p>
  );
}

/** Somebody changed the person's role, and the page was loaded again for it. */
function NewRoleNotice() {
  const [role] = useState(readNewRole);
  useEffect(forgetNewRole, []);
  if (!role) return null;
  return (
    <p className={css['notice']}>
      <strong>Tu rol cambió: ahora es {roleLabel(role)}.</strong> {roleSummary(role)}
    </p>
  );
}

/** A fresh shop: its owner has not answered what it says of itself, and it has nothing to sell. */
function OpeningNotice() {
  const mayOpen = useMay('backups');
  const [path] = useLocation();
  const settings = useDocuments('ajustes');
  const hasCatalogue = useCatalogue(
    ({ menus, products, catalogue, productRows }) =>
      menus !== 'known' || products !== 'known' || catalogue.categories.length > 0 || productRows.length > 0,
  );
  const isFresh = settings.knowledge === 'known' && settings.byId.size === 0 && !hasCatalogue;
  if (!mayOpen || !isFresh || path === paths.opening) return null;
  return (
    <p className={css['notice']}>
      <strong>Tu tienda todavía no está abierta.</strong> <AppLink href={paths.opening}>Contestar lo que falta</AppLink>
    </p>
  );
}

/** A device without room sends nothing that it keeps, and one that cannot store edits can be used only while the server answers. */
function DeviceNotice() {
  const reachable = useConnection((state) => state.reachable);
  const keeps = useJournal((state) => state.keeps);
  const hasRoomToSend = useJournal((state) => state.hasRoomToSend);
  const waiting = useJournal(selectPendingCount);
  if (!hasRoomToSend && waiting > 0)
    return (
      <p className={css['notice']}>
        <strong>
          Este equipo se quedó sin espacio: {waiting === 1 ? '1 cambio guardado' : `${waiting} cambios guardados`} no se{' '}
          {waiting === 1 ? 'puede' : 'pueden'} enviar.
        </strong>{' '}
        Borra fotos, descargas o aplicaciones que no uses y deja abierta esta página:{' '}
        {waiting === 1 ? 'se envía' : 'se envían'} en cuanto haya lugar.
      </p>
    );
  if (keeps !== false) return null;
  return (
    <p className={css['notice']}>
      <strong>Este equipo no puede guardar cambios</strong> (ventana privada o sin espacio).{' '}
      {reachable
        ? 'Con conexión puedes trabajar; espera a que cada cambio se envíe antes de cerrar.'
        : 'Sin conexión no se puede editar hasta que vuelva.'}
    </p>
  );
}

function OthersWorkNotice() {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const others = useJournal((state) => state.journal).filter((entry) => isPending(entry) && entry.by.uid !== uid);
  const people = [...new Set(others.map(({ by }) => by.email))];
  if (others.length === 0) return null;
  return (
    <p className={css['notice']}>
      <strong>
        {people.join(' y ')} {people.length === 1 ? 'dejó' : 'dejaron'}{' '}
        {others.length === 1 ? '1 cambio' : `${others.length} cambios`} sin enviar en este equipo.
      </strong>{' '}
      {others.length === 1 ? 'Se enviará' : 'Se enviarán'} cuando entre con su cuenta.{' '}
      <AppLink href={paths.pending}>Ver cambios</AppLink>
    </p>
  );
}

const LOOK_AGAIN_MS = 15_000;

/** The shop's rules may be newer than this page, and refuse what it writes until it is loaded again. Nothing of that is lost. */
function OldPageNotice() {
  const update = useConnection((state) => state.update);
  const refused = useRefusedEdits();
  const isLooking = refused > 0 && update === 'none';
  useEffect(() => {
    if (!isLooking) return undefined;
    lookForUpdate();
    // A look that failed would be the last one for an hour.
    const again = setInterval(lookForUpdate, LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isLooking]);
  if (refused === 0 || update === 'none') return null;
  return (
    <div className={css['oldPage']}>
      <p>
        <strong>
          Esta página es de una versión anterior, y la tienda no aceptó{' '}
          {refused === 1 ? '1 cambio tuyo' : `${refused} cambios tuyos`}.
        </strong>{' '}
        {refused === 1 ? 'Sigue' : 'Siguen'} en este equipo. Actualiza la página y después{' '}
        {refused === 1 ? 'vuelve a enviarlo' : 'vuelve a enviarlos'}.{' '}
        <AppLink href={paths.pending}>Ver cambios</AppLink>
      </p>
      {update === 'ready' && <Button onClick={() => void applyUpdate()}>Actualizar la página</Button>}
    </div>
  );
}

/** The number of this person's edits that the shop's rules refused. While there are any, the notice of an old page offers the new version. */
export function useRefusedEdits(): number {
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  return useJournal(({ journal }) => journal.filter((entry) => isRefusedOf(entry, uid)).length);
}

const isRefusedOf = ({ state, by }: Entry, uid: string): boolean =>
  state.kind === 'refused' && state.reason === 'not-allowed' && by.uid === uid;
