import type { Draft } from '../catalogue/family.ts';
import type { MachineKind } from './machine-kind.ts';
import type { Sheet } from './sheet-pages.ts';

const ALL = [
  'Lee este manual completo y guárdalo con la herramienta.',
  'Usa lentes de seguridad y protección de oídos; guantes solo donde no haya giro a la vista.',
  'Área seca, con luz y sin niños cerca.',
];

/** How a kind of machine is used, and which models of the catalogue the manual is for. */
export function manualSheet(kind: MachineKind, models: readonly Draft[]): Sheet {
  return {
    kind: 'Manual de uso',
    title: kind.title,
    blocks: [
      { kind: 'heading', text: 'Antes de empezar' },
      { kind: 'list', items: [...ALL, ...kind.dangers] },
      { kind: 'heading', text: 'Uso' },
      { kind: 'list', items: kind.use, numbered: true },
      { kind: 'heading', text: 'Cuidado' },
      { kind: 'list', items: kind.upkeep },
      { kind: 'heading', text: 'Modelos de este manual' },
      { kind: 'rows', rows: models.map(({ clave, nombre }) => [clave, nombre]) },
    ],
  };
}

/** The exploded view of a kind of machine with its list of parts. */
export function partsSheet({ title, parts }: MachineKind): Sheet {
  return {
    kind: 'Despiece',
    title,
    blocks: [
      {
        kind: 'text',
        text: 'Vista esquemática, en el orden en que se desarma. Pide la pieza con su número y la clave de tu modelo.',
      },
      { kind: 'drawing', parts },
      { kind: 'heading', text: 'Piezas' },
      { kind: 'rows', rows: parts.map(([name], at) => [String(at + 1), name]) },
    ],
  };
}

export const warrantySheet: Sheet = {
  kind: 'Garantía',
  title: 'Póliza de garantía TENAZ',
  blocks: [
    { kind: 'heading', text: 'Qué cubre' },
    {
      kind: 'text',
      text: 'Defectos de material y de armado, por el plazo que dice la ficha de cada herramienta, contado desde la fecha de la factura. Incluye piezas y mano de obra, y se tramita en el taller de la tienda sin costo.',
    },
    { kind: 'heading', text: 'Qué no cubre' },
    {
      kind: 'list',
      items: [
        'Desgaste normal: carbones, discos, brocas, hojas, cuerdas y sellos.',
        'Golpes, agua, voltaje incorrecto o trabajo mayor al de su ficha.',
        'Herramienta abierta o reparada fuera del taller autorizado.',
      ],
    },
    { kind: 'heading', text: 'Cómo se tramita' },
    {
      kind: 'list',
      numbered: true,
      items: [
        'Trae la herramienta, su batería o cable y la factura.',
        'Recibes un folio y el diagnóstico.',
        'Si procede, la reparamos o la cambiamos por una igual.',
      ],
    },
  ],
};
