import { textToSlug } from '#domain/kernel/text-fold.ts';
import type { Draft } from '../catalogue/family.ts';
import type { LabelSlug } from '../catalogue/labels.ts';
import { manualSheet, partsSheet, warrantySheet } from './machine-documents.ts';
import type { MachineKind } from './machine-kind.ts';
import { MACHINE_KINDS } from './machine-kinds.ts';
import { CHEMISTRIES, type Chemistry, lineName, safetySheet, technicalSheet } from './paint-documents.ts';
import { type Sheet, sheetFile } from './sheet-pages.ts';

/** A document as a product names it. */
export interface DocumentLink {
  readonly nombre: string;
  readonly archivo: string;
  readonly bytes: number;
}

export interface DemoDocuments {
  /** The files, by the name under which `/demo/documentos/` serves them. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly of: (draft: Draft) => readonly DocumentLink[];
}

const CHEMISTRY_BY_LABEL: Partial<Record<LabelSlug, Chemistry | 'base'>> = {
  vinilicas: 'base',
  esmaltes: 'base',
  impermeabilizantes: 'base',
  'selladores-y-primarios': 'base',
  barnices: 'base',
  aerosoles: 'aerosol',
  solventes: 'diluyente',
};

/** The documents of the demo's articles: the same bytes at every call, so that the sizes stored in the catalogue stay right. */
export function demoDocuments(drafts: readonly Draft[]): DemoDocuments {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const links = new Map<Draft, DocumentLink[]>();
  const add = (name: string, nombre: string, sheet: Sheet, owners: readonly Draft[]): void => {
    if (owners.length === 0) return;
    const file = `${name}.pdf`;
    if (files.has(file)) throw new Error(`Two documents are called ${file}`);
    const bytes = sheetFile(sheet);
    files.set(file, bytes);
    const link = { nombre, archivo: `/demo/documentos/${file}`, bytes: bytes.length };
    for (const owner of owners) links.set(owner, [...(links.get(owner) ?? []), link]);
  };

  for (const kind of MACHINE_KINDS) {
    const models = drafts.filter((draft) => isModel(kind, draft));
    add(`manual-${kind.file}`, 'Manual de uso', manualSheet(kind, models), models);
    add(`despiece-${kind.file}`, 'Despiece', partsSheet(kind), models);
  }
  add('garantia-tenaz', 'Póliza de garantía', warrantySheet, [...links.keys()]);

  for (const line of paintLines(drafts)) {
    const name = lineName(line);
    // Single articles of a label share only a prefix of their clave, so they have no line to name a sheet after.
    if (name.split(' ').length < 2) continue;
    const file = textToSlug(`ficha ${name} ${line[0]?.clave.split('-')[0] ?? ''}`);
    add(file, 'Ficha técnica', technicalSheet(name, line), line);
  }
  for (const chemistry of Object.keys(CHEMISTRIES) as Chemistry[]) {
    const owners = drafts.filter((draft) => chemistryOf(draft) === chemistry);
    add(`seguridad-${CHEMISTRIES[chemistry].file}`, 'Hoja de seguridad', safetySheet(chemistry), owners);
  }
  return { files, of: (draft) => links.get(draft) ?? [] };
}

const isModel = ({ pictures }: MachineKind, { marca, picture }: Draft): boolean =>
  marca === 'TENAZ' && pictures.includes(picture);

function paintLines(drafts: readonly Draft[]): Iterable<Draft[]> {
  const lines = new Map<string, Draft[]>();
  for (const draft of drafts) {
    if (!draft.ficha.includes('Rendimiento:') || !chemistryOf(draft)) continue;
    const key = `${draft.labels[0]} ${draft.clave.split('-')[0]}`;
    lines.set(key, [...(lines.get(key) ?? []), draft]);
  }
  return lines.values();
}

/** What an article's safety sheet is about; nothing for a membrane or a sheet without a base. */
function chemistryOf({ labels, ficha }: Draft): Chemistry | undefined {
  const chemistry = CHEMISTRY_BY_LABEL[labels[0]];
  if (chemistry !== 'base') return chemistry;
  if (ficha.includes('Base: Agua')) return 'agua';
  return /Base: (?:Solvente|Aceite|Alcohol)|Componentes: Base/.test(ficha) ? 'solvente' : undefined;
}
