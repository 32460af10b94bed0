import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
} from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** A phone line as it is typed. */
export interface LineRow {
  readonly nombre: string;
  readonly telefono: string;
}

/** How the store is reached, under the names of the stored fields. */
export interface ContactForm {
  /** The first is the one that the whole site shows. */
  readonly lineas: readonly LineRow[];
  readonly whatsapp: string;
  readonly saludo: string;
}

export const MOST_LINES = 6;

/** The profile's phones and chat as their form edits them. */
export function contactToForm({ lines, whatsapp, whatsappGreeting }: StoreProfile): ContactForm {
  return {
    lineas: lines.map(({ title, phone }) => ({ nombre: title, telefono: phone })),
    whatsapp,
    saludo: whatsappGreeting.trim(),
  };
}

/** The fields of `ajustes/contacto`, or what is wrong: with an input of a line under `lineas-0-telefono`. */
export function checkContact(form: ContactForm): Result<Fields, FormProblems<string>> {
  const lineas = form.lineas.map(({ nombre, telefono }) => ({
    nombre: nombre.trim(),
    telefono: normalizePhone(telefono) ?? telefono.trim(),
  }));
  // As people write it, also with the 1 that mobile numbers had: a chat with such a number finds nobody.
  const national = UNMARKED_FOREIGN.test(form.whatsapp) ? null : normalizePhone(form.whatsapp);
  const saludo = form.saludo.trim();
  const problems = problemsOf<string>({
    lineas: lineas.length === 0 ? 'Deja al menos un teléfono.' : tooMany(lineas.length),
    ...Object.fromEntries(
      lineas.flatMap(({ nombre, telefono }, at) => [
        [
          `lineas-${at}-nombre`,
          firstProblem(required(nombre, 'Escribe cómo se llama la línea.'), plainLine(nombre), atMost(nombre, 40)),
        ],
        [`lineas-${at}-telefono`, phoneProblem(telefono, lineas.slice(0, at))],
      ]),
    ),
    whatsapp: national ? undefined : 'Son 12 dígitos: 52 y los diez del número, por ejemplo 528112345678.',
    saludo: firstProblem(plainLine(saludo), atMost(saludo, 120)),
  });
  return hasProblems(problems) ? err(problems) : ok({ lineas, whatsapp: `52${national}`, saludo });
}

/** A chat's number has its country's code before it, so a 1 there is that of the United States. */
const UNMARKED_FOREIGN = /^\D*1/;

const tooMany = (count: number): FieldProblem =>
  count > MOST_LINES ? `Son ${count} teléfonos y caben ${MOST_LINES}.` : undefined;

function phoneProblem(telefono: string, before: readonly LineRow[]): FieldProblem {
  if (telefono === '') return 'Escribe el teléfono o quita la línea.';
  if (!/^\d{10}$/.test(telefono)) return 'El teléfono tiene 10 dígitos, como se marca: 81 1234 5678.';
  const same = before.find((line) => line.telefono === telefono);
  return same && `Ese número ya está en «${same.nombre}».`;
}
