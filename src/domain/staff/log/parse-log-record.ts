import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Fields } from '../journal/change.ts';
import type { FieldsChanged } from './log-record.ts';

/** The change of one document, as the log has it. */
export interface LoggedChange extends FieldsChanged {
  /** `productos/p1`. */
  readonly path: string;
  /** The revision before; 0 where there was no document. */
  readonly from: number;
  /** The revision after; 0 where there is no document. */
  readonly rev: number;
}

/** What was written in one transaction, as the log has it. */
export interface LogRecord {
  readonly id: string;
  /** The journal's entry, or the lot of an upload: records of one entry were written together. */
  readonly entry: string;
  readonly title: string;
  readonly by: string;
  /** The writer's e-mail at that time. */
  readonly email: string;
  readonly device: string;
  /** The server's time. */
  readonly at: Instant;
  /** The upload that changed prices; empty for an edit. */
  readonly upload: string;
  readonly changes: readonly LoggedChange[];
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const fields = v.nullable(v.record(v.string(), v.unknown()));
const price = v.nullable(v.number());
const day = v.nullable(v.string());
const record = v.object({
  rutas: v.array(v.string()),
  revs: v.array(whole),
  desde: v.array(whole),
  cambios: v.optional(
    v.array(v.object({ antes: fields, despues: fields, reservados: v.optional(v.array(v.string())) })),
    [],
  ),
  precios: v.optional(v.array(v.union([price, day])), []),
  entrada: v.string(),
  titulo: v.string(),
  por: v.string(),
  quien: v.string(),
  equipo: v.string(),
  carga: v.optional(v.string(), ''),
  hecho: v.custom<Instant>((value) => parseInstant(value) !== null, 'no time of the server'),
});

/** A record of the log from its stored fields, or what is wrong with it. */
export function parseLogRecord(id: string, stored: Fields): Result<LogRecord, ParseProblem> {
  const parsed = v.safeParse(record, stored);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { rutas, revs, desde, cambios, precios, entrada, titulo, por, quien, equipo, carga, hecho } = parsed.output;
  const changes = rutas.map((path, at): LoggedChange => {
    const changed = carga === '' ? cambios[at] : pricesOf(precios.slice(at * PRICES, (at + 1) * PRICES));
    return { path, from: desde[at] ?? 0, rev: revs[at] ?? 0, ...(changed ?? { antes: {}, despues: {} }) };
  });
  const at = parseInstant(hecho) ?? hecho;
  return ok({ id, entry: entrada, title: titulo, by: por, email: quien, device: equipo, at, upload: carga, changes });
}

/** A lot keeps of each product its price and its day, before and after. */
const PRICES = 4;

function pricesOf([before, since, after, until]: readonly (number | string | null)[]): FieldsChanged {
  const of = (precio: unknown, vigente: unknown): Fields => ({
    ...(typeof precio === 'number' && { precio }),
    ...(typeof vigente === 'string' && vigente !== '' && { precioVigente: vigente }),
  });
  return { antes: of(before, since), despues: of(after, until) };
}
