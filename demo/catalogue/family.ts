import type { LabelSlug } from './labels.ts';
import type { Thing } from './things.ts';

export type Brand = 'TENAZ' | 'Matizal' | 'Bravío' | 'Arroyal';

/** What all rows of one family share; a row's own details win over it. */
export interface Common {
  readonly marca: Brand;
  readonly labels: readonly [LabelSlug, ...LabelSlug[]];
  readonly picture: Thing;
  readonly unidad?: string;
  /** Specification rows that end every sheet of the family: the guarantee, the material. */
  readonly ficha?: string;
  readonly caracteristicas?: readonly string[];
  /** Said of every article of the family whose own words are few. */
  readonly remark?: string;
}

export interface Details extends Partial<Common> {
  readonly nombre: string;
  readonly descripcion: string;
  readonly ficha: string;
  /** Groups presentations: the same paint in 4 L and in 19 L. */
  readonly familia?: string;
}

/** A product before it is a document: claves instead of ids, pesos instead of centavos, the sheet as one line. */
export interface Draft extends Common {
  readonly clave: string;
  /** IVA included; null when the price is not public. */
  readonly pesos: number | null;
  readonly nombre: string;
  readonly descripcion: string;
  readonly ficha: string;
  readonly familia?: string;
}

/** The files of a department; each exports its families by name. */
export type Department = readonly Readonly<Record<string, readonly Draft[]>>[];

/** A line of the price list: clave, price, and the cells that its family's describer reads. */
export type Row<Cells extends readonly unknown[]> = readonly [clave: string, pesos: number | null, ...cells: Cells];

const FEW_WORDS = 40;

/** One family as a price list: what is common, how a row's cells become a product, and the rows. */
export function family<Cells extends readonly unknown[]>(
  common: Common,
  describe: (...cells: Cells) => Details,
  rows: readonly Row<Cells>[],
): Draft[] {
  return rows.map(([clave, pesos, ...cells]) => {
    const details = describe(...cells);
    const { remark } = common;
    const descripcion =
      remark && details.descripcion.length < FEW_WORDS ? `${details.descripcion} ${remark}` : details.descripcion;
    return { ...common, ...details, descripcion, ficha: `${details.ficha}; ${common.ficha ?? ''}`, clave, pesos };
  });
}

type MachineCells = [nombre: string, ficha: string, descripcion: string, picture?: Thing];

/**
 * A family whose articles have only their label in common: each row has its own name, sheet and description, and its own picture where it does
 * not look like the others.
 */
export function machines(common: Common, rows: readonly Row<MachineCells>[]): Draft[] {
  return family<MachineCells>(
    common,
    (nombre, ficha, descripcion, picture) => ({ nombre, ficha, descripcion, ...(picture && { picture }) }),
    rows,
  );
}
