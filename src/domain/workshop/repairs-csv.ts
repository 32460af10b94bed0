import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { shopMomentAt } from '#domain/kernel/shop-day.ts';
import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import type { Repair } from './repair.ts';
import { repairStateName } from './repair-state.ts';

const TITLES = [
  'Folio',
  'Recibida',
  'Estado',
  'Nombre',
  'Teléfono',
  'Correo',
  'Artículo',
  'Marca',
  'Modelo',
  'Número de serie',
  'Falla',
  'Accesorios',
  'Garantía',
  'Fecha de compra',
  'Comprobante',
  'Diagnóstico',
  'Prometida para',
  'Se guarda hasta',
  'Notas internas',
  'Clave',
  'Línea',
  'Cantidad',
  'Precio con IVA',
  'Descuento %',
];

/** A row for each line; a repair without lines has one too. It is the copy that a person may ask for, so it leaves out nothing that is kept about them. */
export function repairsToCsv(repairs: readonly Repair[]): string {
  const rows = repairs.flatMap((repair): WrittenRow[] => {
    const start = [
      repair.folio,
      shopMomentAt(instantToMilliseconds(repair.creado)),
      repairStateName[repair.estado],
      repair.nombre,
      repair.telefono,
      repair.correo,
      repair.articulo,
      repair.marca,
      repair.modelo,
      repair.serie,
      repair.falla,
      repair.accesorios,
      repair.garantia ? 'sí' : 'no',
      repair.compra,
      repair.comprobante,
      repair.diagnostico,
      repair.promesa,
      repair.hasta,
      repair.notas,
    ];
    if (repair.lineas.length === 0) return [[...start, '', '', '', null, null]];
    return repair.lineas.map(({ clave, nombre, cantidad, precio, descuento }) => [
      ...start,
      clave,
      nombre,
      String(cantidad),
      precio === null ? null : precio / 100,
      descuento ? descuento / 100 : null,
    ]);
  });
  return tableToCsv([TITLES, ...rows]);
}
