import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import type { Centavos } from '#domain/kernel/money.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { CONTACT_LIMITS } from './contact-form.ts';
import { type HistoryStep, storedHistory } from './history-step.ts';
import type { BasisPoints } from './percent.ts';
import { QUOTE_STATES, type QuoteState } from './quote-state.ts';
import { shownLines, shownText } from './shown-text.ts';
import { type StoredLine, storedDiscount, storedFreight, storedLine } from './stored-line.ts';

/** A document of `cotizaciones` as the inbox reads it. */
export interface Quote {
  readonly id: string;
  readonly folio: string;
  readonly nombre: string;
  readonly telefono: string;
  readonly correo: string;
  readonly mensaje: string;
  readonly lineas: readonly StoredLine[];
  /** Hundredths of a percent off all lines; 0 for none. */
  readonly descuento: BasisPoints;
  /** Freight with IVA; 0 for none. */
  readonly flete: Centavos;
  readonly origen: string;
  readonly estado: QuoteState;
  readonly avisoVersion: string;
  readonly promociones: boolean;
  readonly secreto: string;
  readonly creado: Instant;
  readonly historial: readonly HistoryStep<QuoteState>[];
  readonly notas: string;
  /** Whether a colleague has marked it as spam. Its state stays what it was. */
  readonly spam: boolean;
  /** E-mail of the colleague who made it; empty where the customer sent it. */
  readonly hechaPor: string;
  /** Last day the prices hold; empty until it has been answered. */
  readonly vigencia: string;
  /** 0 until staff writes it for the first time. */
  readonly rev: number;
}

/** The text as the visitor's own form would have sent it. Another program may have sent control characters that reverse a name or break its line. */
const typed = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => shownText(text, max)),
  );
const typedLines = v.pipe(
  v.string(),
  v.transform((text) => shownLines(text, CONTACT_LIMITS.mensaje)),
);

const quote = v.object({
  folio: v.string(),
  nombre: typed(CONTACT_LIMITS.nombre),
  telefono: v.string(),
  correo: v.optional(typed(CONTACT_LIMITS.correo), ''),
  mensaje: v.optional(typedLines, ''),
  lineas: v.optional(v.array(storedLine), []),
  descuento: storedDiscount,
  flete: storedFreight,
  origen: v.optional(v.string(), ''),
  estado: v.picklist(QUOTE_STATES),
  avisoVersion: v.optional(v.string(), ''),
  promociones: v.optional(v.boolean(), false),
  secreto: v.optional(v.string(), ''),
  creado: v.string(),
  historial: storedHistory(QUOTE_STATES),
  notas: v.optional(v.string(), ''),
  spam: v.optional(v.boolean(), false),
  hechaPor: v.optional(v.string(), ''),
  vigencia: v.optional(v.string(), ''),
  rev: v.optional(v.pipe(v.number(), v.integer()), 0),
});

/** A quotation from the stored fields of a document, or what is wrong with it. */
export function parseQuote(id: string, fields: unknown): Result<Quote, ParseProblem> {
  const parsed = v.safeParse(quote, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { descuento = 0, flete = 0, ...rest } = parsed.output;
  const creado = parseInstant(rest.creado);
  return creado ? ok({ id, ...rest, descuento, flete, creado }) : err({ id, problem: 'creado: not a server time' });
}
