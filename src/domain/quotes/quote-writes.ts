import type { OutboxEntry } from './outbox.ts';
import type { StoredLine } from './stored-line.ts';

/** The fields of the document `cotizaciones/{id}` but `creado`, which the server's clock fills. */
export function quoteFields({ contacto, lineas, folio, secreto, origen, avisoVersion }: OutboxEntry) {
  return {
    folio,
    nombre: contacto.nombre,
    telefono: contacto.telefono,
    correo: contacto.correo,
    mensaje: contacto.mensaje,
    lineas: lineas.map(
      ({ producto, clave, nombre, cantidad, nota, precio }): Omit<StoredLine, 'descuento'> => ({
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
