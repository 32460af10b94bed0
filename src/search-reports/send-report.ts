import type { WaitingReport } from '#domain/search-report/kept-searches.ts';
import { type BackendConfig, fetchBackendConfig } from '#rest/backend-config.ts';
import { commit, isPassing } from '#rest/commit.ts';
import { countOnDay } from '#rest/count-on-day.ts';
import { documentName } from '#rest/documents-url.ts';
import { restFields } from '#rest/rest-fields.ts';

const TIMEOUT_MS = 20_000;
const DAY_MS = 86_400_000;
/** Reports delete themselves after this long; the rules allow a day more or less. */
const KEPT_DAYS = 92;

/** `later`: the server cannot answer now. `refused`: the rules did, mostly because today has had all the reports that it may. */
export type ReportOutcome = 'received' | 'refused' | 'later';

/** Sends a report and counts it on the day of the shop, in one commit. The rules refuse an id that is there already. Rejects where there is no network. */
export async function sendReport(report: WaitingReport, today: string, now: number): Promise<ReportOutcome> {
  const config = await fetchBackendConfig(AbortSignal.timeout(TIMEOUT_MS));
  const status = await commit(config, writesOf(config, report, today, now), AbortSignal.timeout(TIMEOUT_MS));
  if (status === 200) return 'received';
  return isPassing(status) ? 'later' : 'refused';
}

function writesOf(config: BackendConfig, { id, dia, lineas }: WaitingReport, today: string, now: number): object[] {
  const caduca = new Date(now + KEPT_DAYS * DAY_MS).toISOString();
  return [
    {
      update: {
        name: documentName(config, `busquedas/${id}`),
        fields: { ...restFields({ dia, lineas }), caduca: { timestampValue: caduca } },
      },
      updateTransforms: [{ fieldPath: 'creado', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    },
    countOnDay(config, 'cuposBusqueda', today, id),
  ];
}
