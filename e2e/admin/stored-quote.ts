import type { Documents } from '../documents.ts';

const SECRET = 'S'.padEnd(39, 'B');

/** A quotation that nobody has answered yet, and the state that its customer sees. */
export const storedQuote = {
  path: `cotizaciones/${'A'.repeat(24)}`,
  address: `/admin/cotizaciones/${'A'.repeat(24)}`,
  folio: 'C-1111-2222',
  async put(documents: Documents): Promise<void> {
    const { path, folio } = storedQuote;
    const estado = 'recibida';
    await documents.put(path, {
      folio,
      nombre: 'Ana Pérez',
      telefono: '8112345678',
      correo: '',
      mensaje: '',
      lineas: [{ producto: '', clave: '', nombre: 'Pieza', cantidad: 1, nota: '', precio: 10_000 }],
      origen: 'lista',
      estado,
      avisoVersion: 'v1',
      promociones: false,
      secreto: SECRET,
      creado: new Date(),
    });
    await documents.put(`estadosCotizacion/${SECRET}`, { cotizacion: path.slice(13), folio, estado, rev: 1 });
  },
};
