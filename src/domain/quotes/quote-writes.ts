import type { OutboxEntry } from './outbox.ts';

/** A line as `cotizaciones` stores it. `firestore.rules` asks for exactly these keys. */
export type StoredLine = {
  readonly producto: string;
  readonly clave: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly nota: string;
  readonly precio: number | null;
};

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
