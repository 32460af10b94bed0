import * as v from 'valibot';
import { text } from '#domain/catalogue/stored-fields.ts';
import { BANDS, type HomePage } from '#domain/home/home-page.ts';

const filled = v.pipe(text, v.nonEmpty());
/** An address of the site: another one, or a script, would leave the shop. */
export const siteAddress = v.pipe(text, v.regex(/^\/(?!\/)[^\s<>"\\]*$/));

const stored = v.object({
  titulo: filled,
  resalte: text,
  texto: text,
  boton: filled,
  enlace: siteAddress,
  foto: text,
  mosaicos: v.array(filled),
  vitrina: v.array(filled),
  // One that a later version has is left out here.
  bandas: v.pipe(
    v.array(v.string()),
    v.transform((names) =>
      BANDS.filter((band) => names.includes(band)).sort((a, b) => names.indexOf(a) - names.indexOf(b)),
    ),
  ),
});

/** `ajustes/portada`. */
export const home = {
  fields: Object.keys(stored.entries),
  schema: v.pipe(
    stored,
    v.transform((data): { readonly home: HomePage } => ({
      home: {
        title: data.titulo,
        stress: data.resalte,
        text: data.texto,
        button: data.boton,
        href: data.enlace,
        pictured: data.foto,
        tiles: data.mosaicos,
        featured: data.vitrina,
        bands: data.bandas,
      },
    })),
  ),
};
