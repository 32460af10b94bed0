import * as v from 'valibot';
import { type LineForm, lineForms, linesToForms } from '#domain/quotes/answer-form.ts';
import type { FormShapes } from '#domain/staff/forms/kept-form.ts';
import type { Repair } from './repair.ts';
import { type RepairPhoto, repairPhotos } from './repair-photos.ts';

/** What staff fill in of a repair, as typed. */
export interface RepairForm {
  readonly telefono: string;
  readonly nombre: string;
  readonly correo: string;
  /** Id of the product that was chosen from the catalogue; empty for none. */
  readonly producto: string;
  readonly articulo: string;
  readonly marca: string;
  readonly modelo: string;
  readonly serie: string;
  readonly falla: string;
  readonly accesorios: string;
  readonly garantia: boolean;
  readonly compra: string;
  readonly comprobante: string;
  readonly diagnostico: string;
  readonly lineas: readonly LineForm[];
  readonly promesa: string;
  readonly notas: string;
  readonly fotos: readonly RepairPhoto[];
}

export const emptyRepair: RepairForm = {
  telefono: '',
  nombre: '',
  correo: '',
  producto: '',
  articulo: '',
  marca: '',
  modelo: '',
  serie: '',
  falla: '',
  accesorios: '',
  garantia: false,
  compra: '',
  comprobante: '',
  diagnostico: '',
  lineas: [],
  promesa: '',
  notas: '',
  fotos: [],
};

export type RepairField = keyof RepairForm;
export const REPAIR_FIELDS = Object.keys(emptyRepair) as readonly RepairField[];

export const repairShapes: FormShapes<RepairForm> = {
  lineas: lineForms,
  garantia: v.boolean(),
  fotos: repairPhotos,
};

/** A stored repair as its form edits it. */
export function repairToForm(repair: Repair): RepairForm {
  const { telefono, nombre, correo, producto, articulo, marca, modelo, serie, falla, accesorios } = repair;
  const { garantia, compra, comprobante, diagnostico, promesa, notas, fotos } = repair;
  return {
    telefono,
    nombre,
    correo,
    producto,
    articulo,
    marca,
    modelo,
    serie,
    falla,
    accesorios,
    garantia,
    compra,
    comprobante,
    diagnostico,
    lineas: linesToForms(repair.lineas),
    promesa,
    notas,
    fotos,
  };
}
