import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Fields } from '../journal/change.ts';
import type { ListedPerson } from './person-edit.ts';
import { isStaffRole, rolesManagedBy, type StaffRole } from './roles.ts';

/** The collection of invitations. The name of each is its code. */
export const INVITATIONS = 'invitaciones';

/** Days for which an invitation can be used. */
export const INVITATION_DAYS = 7;

/** The query parameter of the sign-in page that carries a code. */
export const INVITATION_FIELD = 'invitacion';

const CODE = /^(?:[a-z0-9]{4}){6}$/;

/** A code as its document is named, from how people type it: in capitals, without its hyphens or with others, or the whole link. */
export function typedCode(typed: string): string {
  const text = (typed.split(`${INVITATION_FIELD}=`).at(-1) ?? '').trim().toLowerCase();
  const letters = text.replace(/[\s\p{Pd}]/gu, '');
  return CODE.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : text;
}

export interface Invitation {
  readonly code: string;
  /** Lower case, as accounts have it. */
  readonly email: string;
  /** Empty where nobody said it. */
  readonly name: string;
  readonly role: StaffRole;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly isUsed: boolean;
  /** The uid of the person who made it, or who has used it. */
  readonly by: string;
}

/** An invitation from its stored fields; `null` where they are none. */
export function parseInvitation(code: string, fields: Fields): Invitation | null {
  const { correo, nombre, rol, vence, usada, actualizadoPor } = fields;
  const until = parseInstant(vence);
  if (typeof correo !== 'string' || !isStaffRole(rol) || !until) return null;
  return {
    code,
    email: correo,
    name: typeof nombre === 'string' ? nombre : '',
    role: rol,
    until: instantToMilliseconds(until),
    isUsed: usada !== undefined,
    by: typeof actualizadoPor === 'string' ? actualizadoPor : '',
  };
}

/** Whether the store still accepts an unused invitation: only while the person who made it may give its role (`mayStillInvite` in `firestore.rules`). */
export function mayMakerStillInvite({ by, role }: Invitation, people: readonly ListedPerson[]): boolean {
  const maker = people.find(({ uid }) => uid === by);
  return maker?.isActive === true && rolesManagedBy(maker.role).includes(role);
}

export interface InvitationForm {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}
export type InvitationProblems = Readonly<Partial<Record<'email' | 'name', string>>>;

const LONGEST_NAME = 120;

/** The form as it is stored, or what is wrong with it, by field. */
export function checkInvitation(form: InvitationForm): Result<InvitationForm, InvitationProblems> {
  const email = form.email.trim().toLowerCase();
  const name = form.name.trim();
  const problems: { email?: string; name?: string } = {};
  if (email === '') problems.email = 'Escribe el correo de la persona.';
  else if (email.length > 254 || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    problems.email = 'Escribe un correo válido, como nombre@tienda.mx.';
  const nameProblem = checkPersonName(name);
  if (nameProblem) problems.name = nameProblem;
  return Object.keys(problems).length > 0 ? err(problems) : ok({ email, name, role: form.role });
}

/** What is wrong with the name of a person; empty where nothing is. A person may have none. */
export function checkPersonName(name: string): string {
  if (name.trim().length > LONGEST_NAME) return `Que tenga hasta ${LONGEST_NAME} letras.`;
  return /[<>\n\r]/.test(name) ? 'Escríbelo sin los signos < y >.' : '';
}

/** Why somebody does not become staff with an invitation. */
export type JoinProblem = 'unknown' | 'used' | 'expired' | 'inactive' | 'refused' | 'network';

const JOIN_PROBLEMS: Readonly<Record<JoinProblem, string>> = {
  unknown: 'Esta invitación no existe o la retiraron. Pide otra a quien te invitó.',
  used: 'Esta invitación ya se usó: cada una vale una sola vez. Si fuiste tú, entra con tu correo y tu contraseña.',
  expired: `Esta invitación venció: cada una vale ${INVITATION_DAYS} días. Pide otra a quien te invitó.`,
  inactive: 'Tu cuenta está desactivada. Pide a quien te invitó que la reactive; no hace falta otra invitación.',
  refused: 'La tienda no aceptó esta invitación. Pide otra a quien te invitó.',
  network: 'No hay conexión con la tienda. Revisa la red y vuelve a intentar.',
};
/** What a person is told when an invitation cannot be used. */
export const joinProblemText = (problem: JoinProblem): string => JOIN_PROBLEMS[problem];

/** Why an invitation cannot be used now, as far as the invitation alone shows it. @param now milliseconds */
export function invitationProblem(invitation: Invitation | null, now: number): JoinProblem | null {
  if (!invitation) return 'unknown';
  if (invitation.isUsed) return 'used';
  return invitation.until <= now ? 'expired' : null;
}

/** Short enough to type at a counter, and longer than Firebase requires. */
const SHORTEST_PASSWORD = 8;

/** What is wrong with a password that somebody chooses; empty where nothing is. */
export const checkNewPassword = (password: string): string =>
  password.length < SHORTEST_PASSWORD ? `Que tenga por lo menos ${SHORTEST_PASSWORD} letras o números.` : '';
