import type { Page } from '@playwright/test';
import type { Documents, Plain } from '../documents.ts';
import { expect } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

const ID = 'AAAAAAAAAAAAAAAAAAAAAAAA';
const SECRET = `S${'B'.repeat(38)}`;
export const QUOTE_PATH = `cotizaciones/${ID}`;
export const QUOTE_STATUS_PATH = `estadosCotizacion/${SECRET}`;

/** A line in words, as it is stored. */
export const storedLine = (nombre: string, precio: number | null) => ({
  producto: '',
  clave: '',
  nombre,
  cantidad: 1,
  nota: '',
  precio,
});

/** A quotation of three lines that a visitor sent, as the shop has it. */
export async function putQuote(
  documents: Documents,
  odd: { readonly [name: string]: Plain; readonly rev?: number } = {},
): Promise<void> {
  const { rev = 0 } = odd;
  const quote = {
    folio: 'C-1111-2222',
    nombre: 'Ana Pérez',
    telefono: '8112345678',
    correo: 'ana@example.mx',
    mensaje: '',
    lineas: [storedLine('Pieza A', 10_000), storedLine('Pieza B', 20_000), storedLine('Pieza C', 30_000)],
    origen: 'lista',
    estado: 'recibida',
    avisoVersion: 'v1',
    promociones: false,
    secreto: SECRET,
    creado: new Date(),
    ...odd,
  };
  await documents.put(QUOTE_PATH, quote);
  const { estado, folio } = quote;
  // The state of what a visitor sent is one ahead.
  await documents.put(QUOTE_STATUS_PATH, { cotizacion: ID, folio, estado, rev: rev + 1 });
}

/** Opens it as staff. */
export async function openStoredQuote(page: Page): Promise<void> {
  await signIn(page, `/admin/${QUOTE_PATH}`);
  await expect(heading(page, 'Cotización C-1111-2222')).toBeVisible();
}
