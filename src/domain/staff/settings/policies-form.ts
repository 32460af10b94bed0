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
  withoutFullStop,
} from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** What the store promises, texts as typed, under the names of the stored fields. */
export interface PoliciesForm {
  readonly diasCotizacion: string;
  readonly diasCambio: string;
  readonly diasResguardo: string;
  readonly formasDePago: string;
  readonly zonaDeEntrega: string;
}

const MOST_DAYS = 365;

/** The profile's policies as their form edits them. */
export function policiesToForm({ policies }: StoreProfile): PoliciesForm {
  return {
    diasCotizacion: String(policies.quoteDays),
    diasCambio: String(policies.exchangeDays),
    diasResguardo: String(policies.pickupDays),
    formasDePago: policies.payments,
    zonaDeEntrega: policies.deliveryArea,
  };
}

/** The fields of `ajustes/politicas`, or what is wrong with each. */
export function checkPolicies(form: PoliciesForm): Result<Fields, FormProblems<string>> {
  const formasDePago = withoutFullStop(form.formasDePago);
  const zonaDeEntrega = withoutFullStop(form.zonaDeEntrega);
  const problems = problemsOf<keyof PoliciesForm>({
    diasCotizacion: daysProblem(form.diasCotizacion),
    diasCambio: daysProblem(form.diasCambio),
    diasResguardo: daysProblem(form.diasResguardo),
    formasDePago: phrase(formasDePago, 'Escribe con qué se puede pagar.'),
    zonaDeEntrega: phrase(zonaDeEntrega, 'Escribe hasta dónde entregan.'),
  });
  if (hasProblems(problems)) return err(problems);
  return ok({
    diasCotizacion: Number(form.diasCotizacion),
    diasCambio: Number(form.diasCambio),
    diasResguardo: Number(form.diasResguardo),
    formasDePago,
    zonaDeEntrega,
  });
}

const daysProblem = (typed: string): FieldProblem =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_DAYS
    ? undefined
    : `Escribe cuántos días, de 1 a ${MOST_DAYS}.`;

const phrase = (value: string, ask: string): FieldProblem =>
  firstProblem(required(value, ask), plainLine(value), atMost(value, 200));
