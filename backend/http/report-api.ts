import { logTrouble } from '../log.ts';
import { asArray, asObject } from '../protocol/json-shape.ts';
import type { Api } from './api.ts';
import type { ReadBody } from './read-body.ts';
import { reply } from './reply.ts';

const LARGEST_BODY = 64 << 10;
/** Of a report only the rule is told: addresses hold what people look for, and anybody may send a report with any text. */
const RULES: ReadonlySet<unknown> = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src ' +
    'object-src frame-src worker-src manifest-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
);

/**
 * Where browsers report what a page's policy has stopped: a mistake in the site, or somebody's attempt. One line a minute for each rule, and
 * nothing is kept.
 */
export function createReportApi(read: ReadBody): Api {
  return {
    owns: (pathname) => pathname === '/__/informes',
    serve: async (request, response) => {
      for (const rule of rulesOf(parse(await read(request, LARGEST_BODY)))) {
        if (RULES.has(rule)) logTrouble(`Un navegador detuvo algo en una página, por la regla ${String(rule)}.`);
      }
      reply(response, 204, 'text/plain', '');
    },
  };
}

/** A list of reports as `report-to` sends them, or the single one of browsers that know `report-uri` alone. */
function rulesOf(json: unknown): readonly unknown[] {
  const only = Array.isArray(json) ? undefined : asObject(json, 'The report')['csp-report'];
  if (only !== undefined) return [asObject(only, 'The report')['effective-directive']];
  return asArray(json, 'The reports').map(
    (report) => asObject(asObject(report, 'A report')['body'] ?? {}, 'A body')['effectiveDirective'],
  );
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
