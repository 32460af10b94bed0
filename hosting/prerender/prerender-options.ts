import { parseArgs } from 'node:util';
import { err, ok, type Result } from '#domain/kernel/result.ts';

export interface PrerenderOptions {
  /** Where the catalogue is read: one of the three. */
  readonly from:
    | { readonly kind: 'server'; readonly origin: string }
    | { readonly kind: 'project'; readonly id: string; readonly bucket: string }
    | { readonly kind: 'data'; readonly folder: string };
  /** Where visitors reach the site, `https://tienda.mx`. */
  readonly origin: string;
  /** The built site. */
  readonly site: string;
  readonly out: string;
}

export const PRERENDER_USAGE = `Uso: npm run prerender -- --server https://tienda.mx          del sitio que ya está abierto
     npm run prerender -- --project mi-tienda --origin https://tienda.mx   de un proyecto de Firebase
     npm run prerender -- --data data --origin https://tienda.mx           de una carpeta del servidor propio, detenido
     --bucket nombre   dónde están las fotos del proyecto (si no es mi-tienda.firebasestorage.app)
     --site dist       el sitio construido
     --out  carpeta    dónde quedan las páginas (dist-prerendered)`;

/** The options of the command line, or what is wrong with them, in Spanish. */
export function readPrerenderOptions(args: readonly string[]): Result<PrerenderOptions, string> {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { server: text, project: text, data: text, bucket: text, origin: text, site: text, out: text },
    });
    const { server, project, data, bucket, site = 'dist', out = 'dist-prerendered' } = values;
    const origin = asOrigin(values.origin ?? server);
    if ([server, project, data].filter((from) => from !== undefined).length !== 1) return err(PRERENDER_USAGE);
    if (!origin) return err(`Falta --origin, como https://tienda.mx, sin nada detrás.\n${PRERENDER_USAGE}`);
    const rest = { origin, site, out };
    if (project !== undefined) {
      const known = bucket ?? `${project}.firebasestorage.app`;
      return ok({ ...rest, from: { kind: 'project', id: project, bucket: known } });
    }
    if (data !== undefined) return ok({ ...rest, from: { kind: 'data', folder: data } });
    const from = asOrigin(server);
    return from ? ok({ ...rest, from: { kind: 'server', origin: from } }) : err(PRERENDER_USAGE);
  } catch (error) {
    return err(`${error instanceof Error ? error.message : String(error)}\n${PRERENDER_USAGE}`);
  }
}

function asOrigin(text: string | undefined): string | null {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : null;
}
