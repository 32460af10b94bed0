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

/** Who the store is and where: texts as typed, under the names of the stored fields. */
export interface StoreForm {
  readonly nombre: string;
  readonly giro: string;
  readonly marca: string;
  readonly descripcion: string;
  readonly calle: string;
  readonly ciudad: string;
  readonly estado: string;
  readonly codigoPostal: string;
  readonly mapa: string;
  /** In degrees. */
  readonly latitud: string;
  readonly longitud: string;
}

/** Mexico's extent in degrees: a point outside it is a slip, mostly a missing minus sign or the two numbers exchanged. */
const LATITUDE = { from: 14, to: 33 };
const LONGITUDE = { from: -119, to: -86 };

/** The profile's name and address as their form edits them. */
export function storeToForm({ name, trade, brand, description, address }: StoreProfile): StoreForm {
  return {
    nombre: name,
    giro: trade,
    marca: brand,
    descripcion: description,
    calle: address.street,
    ciudad: address.city,
    estado: address.state,
    codigoPostal: address.postalCode,
    mapa: address.mapUrl,
    latitud: String(address.latitude),
    longitud: String(address.longitude),
  };
}

/** The fields of `ajustes/datos`, or what is wrong with each. */
export function checkStore(form: StoreForm): Result<Fields, FormProblems<string>> {
  const texts = {
    nombre: form.nombre.trim(),
    giro: form.giro.trim(),
    marca: form.marca.trim(),
    descripcion: form.descripcion.trim(),
    calle: form.calle.trim(),
    ciudad: form.ciudad.trim(),
    estado: form.estado.trim(),
    codigoPostal: form.codigoPostal.trim(),
    mapa: form.mapa.trim(),
  };
  const [latitud, longitud] = [degreesOf(form.latitud.trim()), degreesOf(form.longitud.trim())];
  const problems = problemsOf<keyof StoreForm>({
    nombre: line(texts.nombre, 80, 'Escribe el nombre de la tienda.'),
    giro: line(texts.giro, 80, 'Escribe el giro, por ejemplo: Ferretería y pinturas.'),
    marca: line(texts.marca, 80, 'Escribe la marca que distribuye la tienda.'),
    descripcion: line(texts.descripcion, 300, 'Escribe en una o dos frases qué es la tienda.'),
    calle: line(texts.calle, 120, 'Escribe la calle y el número.'),
    ciudad: line(texts.ciudad, 80, 'Escribe la ciudad.'),
    estado: line(texts.estado, 40, 'Escribe el estado.'),
    codigoPostal: /^\d{5}$/.test(texts.codigoPostal) ? undefined : 'El código postal tiene 5 dígitos.',
    mapa: firstProblem(
      required(texts.mapa, 'Pega el enlace del mapa.'),
      mapProblem(texts.mapa),
      atMost(texts.mapa, 500),
    ),
    latitud: outside(latitud, LATITUDE, 'La latitud', '25.6866'),
    longitud: outside(longitud, LONGITUDE, 'La longitud', '-100.3161'),
  });
  return hasProblems(problems) ? err(problems) : ok({ ...texts, latitud, longitud });
}

const line = (value: string, max: number, ask: string): FieldProblem =>
  firstProblem(required(value, ask), plainLine(value), atMost(value, max));

const mapProblem = (address: string): FieldProblem =>
  /^https:\/\/[^\s<>"]+$/.test(address) ? undefined : 'Pega un enlace completo que empiece con https://.';

const degreesOf = (typed: string): number => (/^-?\d{1,3}(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN);

function outside(
  degrees: number,
  { from, to }: { readonly from: number; readonly to: number },
  what: string,
  example: string,
): FieldProblem {
  if (Number.isNaN(degrees)) return `Escribe los grados con punto, por ejemplo ${example}.`;
  return degrees < from || degrees > to ? `${what} queda fuera de México: va de ${from} a ${to}.` : undefined;
}
