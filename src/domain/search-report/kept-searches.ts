/** How often a text was searched on a device since its last report, and how often in vain. */
export interface SearchTally {
  readonly texto: string;
  readonly veces: number;
  readonly vanas: number;
}

/** What a device keeps of its searches until it reports them. */
export interface KeptSearches {
  /** The day of the last of them, `2026-11-23`; empty before the first. */
  readonly dia: string;
  readonly cuentas: readonly SearchTally[];
  /** The day of the last report; empty before the first. */
  readonly enviado: string;
  /** The report that is sent until its answer is known. Its id stays, so that the server counts it once, however often it is sent. */
  readonly porEnviar?: WaitingReport;
}

/** A report as it is sent: its lines are `codo de pvc|3|3`. */
export interface SearchReport {
  readonly dia: string;
  readonly lineas: readonly string[];
}

export interface WaitingReport extends SearchReport {
  readonly id: string;
}

export const NO_SEARCHES: KeptSearches = { dia: '', cuentas: [], enviado: '' };

const MOST_KEPT = 60;
/** `firestore.rules` has the same three limits. */
const MOST_LINES = 20;
const MOST_TIMES = 99;
const MOST_DAYS = 6;

/** In vain first, then what was searched most. */
const inOrder = (a: SearchTally, b: SearchTally): number => b.vanas - a.vanas || b.veces - a.veces;

/** With one search more. @param texto made by `reportText` @param today the shop's day */
export function withSearch(kept: KeptSearches, texto: string, isVain: boolean, today: string): KeptSearches {
  // What waited too long is not reported any more, and would make what is new look older than it is.
  const known = daysBetween(kept.dia, today) > MOST_DAYS ? { ...NO_SEARCHES, enviado: kept.enviado } : kept;
  const { veces = 0, vanas = 0 } = known.cuentas.find((one) => one.texto === texto) ?? {};
  const tally = {
    texto,
    veces: Math.min(MOST_TIMES, veces + 1),
    vanas: Math.min(MOST_TIMES, vanas + Number(isVain)),
  };
  const others = known.cuentas.filter((one) => one.texto !== texto);
  return { ...known, dia: today, cuentas: [tally, ...others].sort(inOrder).slice(0, MOST_KEPT) };
}

/**
 * What is kept while the due report is sent, which is in `porEnviar`; nothing is there where nothing is due.
 * @param today the shop's day
 * @param id of a new report; one that waits already keeps its own
 */
export function withDueReport(kept: KeptSearches, today: string, id: string): KeptSearches {
  const { porEnviar } = kept;
  // It may have arrived days ago, so its searches are not reported again under another id.
  if (porEnviar && daysBetween(porEnviar.dia, today) > MOST_DAYS)
    return withDueReport({ ...afterReport(kept, porEnviar, today), enviado: kept.enviado }, today, id);
  const report = porEnviar ? null : dueReport(kept, today);
  return report ? { ...kept, porEnviar: { id, ...report } } : kept;
}

/** The report that is due; `null` where there is nothing to say, or today's is sent. @param today the shop's day */
export function dueReport({ dia, cuentas, enviado }: KeptSearches, today: string): SearchReport | null {
  if (enviado === today || cuentas.length === 0 || daysBetween(dia, today) > MOST_DAYS) return null;
  const lineas = cuentas.slice(0, MOST_LINES).map(({ texto, veces, vanas }) => `${texto}|${veces}|${vanas}`);
  return { dia, lineas };
}

/**
 * What is kept once the server has answered. A refusal mostly says that the day has had all reports that it may, and then they go with the next
 * day's. A report that was sent before may have been refused because it is there already, so it is not reported again.
 * @param today the shop's day
 */
export function afterAnswer(
  kept: KeptSearches,
  report: WaitingReport,
  { isReceived, wasSentBefore }: { readonly isReceived: boolean; readonly wasSentBefore: boolean },
  today: string,
): KeptSearches {
  // Another tab has had an answer to the same report.
  if (kept.porEnviar?.id !== report.id) return kept;
  return isReceived || wasSentBefore ? afterReport(kept, report, today) : afterRefusal(kept, today);
}

/** What is kept once the server refused a report: it goes with the next day's. @param today the shop's day */
export const afterRefusal = ({ dia, cuentas }: KeptSearches, today: string): KeptSearches => ({
  dia,
  cuentas,
  enviado: today,
});

/** What is kept once a report has arrived: nothing of it is sent again. @param kept what was searched on its way counts still @param today the shop's day */
export function afterReport(kept: KeptSearches, { lineas }: SearchReport, today: string): KeptSearches {
  const cuentas = kept.cuentas.map((tally) => {
    const [, veces = 0, vanas = 0] =
      lineas.map((line) => line.split('|')).find(([texto]) => texto === tally.texto) ?? [];
    return { ...tally, veces: tally.veces - Number(veces), vanas: Math.max(0, tally.vanas - Number(vanas)) };
  });
  return { dia: kept.dia, enviado: today, cuentas: cuentas.filter(({ veces }) => veces > 0).sort(inOrder) };
}

/** Days from one day to a later one, both `2026-11-23`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 86_400_000);
}

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`);
