import { isForeign, normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { shownLines, shownText } from './shown-text.ts';

/** What the form holds, as it was typed. */
export interface ContactForm {
  readonly nombre: string;
  readonly telefono: string;
  readonly correo: string;
  readonly mensaje: string;
  readonly promociones: boolean;
}

/** Who asks, in the stored form: ten digits, lower-case domain, tidy text. */
export type Contact = ContactForm;

/** Lengths of the stored fields, in UTF-16 units. */
export const CONTACT_LIMITS = { nombre: 120, correo: 254, mensaje: 2000 } as const;
/** How much of the message a visitor may write. The rest is for the note on old prices that is put before it. */
export const WRITTEN_MESSAGE_LIMIT = 1900;

export type ContactProblems = Readonly<Partial<Record<keyof ContactForm, string>>>;

export const emptyContact: ContactForm = { nombre: '', telefono: '', correo: '', mensaje: '', promociones: false };

/**
 * The contact, or a Spanish message for each field that needs the person.
 * @param needsMessage whether the request would say nothing without one: no lines on the list.
 */
export function readContact(form: ContactForm, needsMessage: boolean): Result<Contact, ContactProblems> {
  const nombre = shownText(form.nombre, Number.POSITIVE_INFINITY);
  const correo = form.correo.normalize('NFKC').trim();
  const mensaje = shownLines(form.mensaje, Number.POSITIVE_INFINITY);
  const telefono = normalizePhone(form.telefono);
  const problems: Partial<Record<keyof ContactForm, string>> = {};

  if (nombre === '') problems.nombre = 'Escribe tu nombre.';
  else if (nombre.length > CONTACT_LIMITS.nombre) problems.nombre = tooLong(CONTACT_LIMITS.nombre);
  if (telefono === null) {
    problems.telefono =
      form.telefono.trim() === ''
        ? 'Escribe un teléfono para responderte.'
        : isForeign(form.telefono)
          ? 'Escribe uno de México, y el de fuera en el mensaje.'
          : 'El teléfono lleva 10 dígitos, por ejemplo 81 1234 5678.';
  }
  if (correo.length > CONTACT_LIMITS.correo) problems.correo = tooLong(CONTACT_LIMITS.correo);
  else if (correo !== '' && !EMAIL.test(correo))
    problems.correo = 'Revisa el correo: le falta algo, por ejemplo nombre@correo.com.';
  if (mensaje.length > WRITTEN_MESSAGE_LIMIT) problems.mensaje = tooLong(WRITTEN_MESSAGE_LIMIT);
  else if (mensaje === '' && needsMessage) problems.mensaje = 'Dinos qué necesitas, o agrega productos a tu lista.';

  if (telefono === null || Object.keys(problems).length > 0) return err(problems);
  return ok({ nombre, telefono, correo, mensaje, promociones: form.promociones });
}

// Looser than the standard on purpose: only addresses that cannot be answered are refused, and the mail server checks the rest.
const EMAIL = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]{2,}$/;

const tooLong = (max: number): string => `Es muy largo: caben ${max} caracteres.`;
