import type { OutboxEntry } from './outbox.ts';

/** A line as `cotizaciones` stores it. `firestore.rules` asks for exactly these keys. */
export interface StoredLine {
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly nota: string;
  readonly precio: number | null;
}

/** The fields of the document `cotizaciones/{id}` but `creado`, which the server's clock fills. */
export function quoteFields({ contacto, lineas, folio, secreto, origen, avisoVersion }: OutboxEntry) {
  return {
    folio,
    nombre: contacto.nombre,
    telefono: contacto.telefono,
    correo: contacto.correo,
    mensaje: contacto.mensaje,
    lineas: lineas.map(
      ({ producto, clave, nombre, cantidad, nota, precio }): StoredLine => ({
        producto,
        clave,
        nombre,
        cantidad,
        nota,
        precio,
      }),
    ),
    origen,
    estado: 'recibida',
    avisoVersion,
    promociones: contacto.promociones,
    secreto,
  };
}

/** The fields of `estadosCotizacion/{secreto}` but `actualizado`. */
export function statusFields({ id, folio }: OutboxEntry) {
  return { cotizacion: id, folio, estado: 'recibida', rev: 1 };
}

/**
 * The server days a quotation may be counted on, likeliest first: the rules know only the server's own day in UTC, and a device's clock may stand on
 * the other side of midnight. @param now milliseconds. @returns `2026-11-21` and its neighbours.
 */
export function quotaDays(now: number): readonly string[] {
  return [0, 1, -1].map((days) => new Date(now + days * 86_400_000).toISOString().slice(0, 10));
}
