import * as v from 'valibot';
import type { Emblem } from '#domain/appearance/emblem.ts';
import { text } from '#domain/catalogue/stored-fields.ts';

const path = (size: number) => v.pipe(v.string(), v.regex(new RegExp(`^(?:productos/[0-9a-f]{64}-${size}\\.png)?$`)));

const stored = v.object({
  emblema: path(512),
  emblemaAlt: v.optional(text, ''),
  blanco: path(256),
  blancoAlt: v.optional(text, ''),
  nombreCorto: v.optional(text, ''),
});

/** `ajustes/emblema`. */
export const emblem = {
  fields: Object.keys(stored.entries),
  schema: v.pipe(
    stored,
    v.transform((data): { readonly emblem: Emblem; readonly shortName: string } => ({
      emblem: { picture: data.emblema, alt: data.emblemaAlt, white: data.blanco, whiteAlt: data.blancoAlt },
      shortName: data.nombreCorto,
    })),
  ),
};
