import { INVITATION_DAYS, INVITATION_FIELD } from '#domain/staff/people/invitations.ts';
import { profileStore } from '#store/profile-store.ts';
import { paths } from '../paths.ts';

/** Without letters that are mistaken for others (l and 1, o and 0). Twenty-four of these 31 are 118 bits. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;

/** A code that nobody can guess, in groups that can be read out. */
export function newInvitationCode(): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP) {
    // The bytes beyond the last whole turn of the letters would make some of them likelier.
    for (const byte of crypto.getRandomValues(new Uint8Array(GROUPS * GROUP)))
      if (byte < 248) letters.push(READABLE[byte % READABLE.length] ?? '');
  }
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-');
}

export function invitationLink(code: string): string {
  return `${location.origin}${paths.login}?${INVITATION_FIELD}=${encodeURIComponent(code)}`;
}

/** WhatsApp with the invitation written, for the sender to choose whom to send it to. */
export function whatsappLink(code: string): string {
  const text = `Te invito al área de personal de ${profileStore.getState().name}. Abre este enlace y elige tu contraseña; vale ${INVITATION_DAYS} días y una sola vez: ${invitationLink(code)}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
