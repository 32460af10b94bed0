import * as v from 'valibot';

/** Who does something to a quotation or a repair, and when. */
export interface Actor {
  /** E-mail. */
  readonly por: string;
  /** Milliseconds by the clock of the tablet. */
  readonly en: number;
}

/** One step in the life of a quotation or a repair, as staff made it. */
export interface HistoryStep<State extends string> extends Actor {
  readonly estado: State;
  /** What was changed, in words for staff; absent in steps of earlier versions, which changed the state alone. */
  readonly que?: readonly string[] | undefined;
  /** What the customer authorises by this step, with IVA, in centavos; absent in every other, and in those of earlier versions. */
  readonly autorizado?: number | undefined;
}

/** The stored history of a document that has these states. */
export const storedHistory = <State extends string>(states: readonly State[]) =>
  v.optional(
    v.array(
      v.object({
        estado: v.picklist(states),
        por: v.string(),
        en: v.number(),
        que: v.optional(v.array(v.string())),
        autorizado: v.optional(v.number()),
      }),
    ),
    [],
  );
