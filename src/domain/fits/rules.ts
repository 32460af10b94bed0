import { highestNumber, isSameSize, largestOf, type Sheet, sizeOf } from './sheet.ts';

/** The groups that a tool's parts are shown in, in this order. */
export type FitGroup =
  | 'Baterías y cargadores'
  | 'Discos'
  | 'Brocas y puntas'
  | 'Hojas, lijas y cadenas'
  | 'Refacciones';

/** One way in which a part fits a tool. Both are read from what they say of themselves; what one does not say never fits. */
export interface FitRule {
  readonly group: FitGroup;
  /** What the folded name of the tool, and of the part, begins with. */
  readonly tool: RegExp;
  /** A row that the tool must have, for rules about any tool. */
  readonly needs?: readonly string[];
  readonly part: RegExp;
  /** Why the part fits, as a visitor reads it; `null`: it does not. */
  readonly because: (tool: Sheet, part: Sheet) => string | null;
}

/** A row of the tool and one of the part that say the same size, in millimetres. */
const same = (tool: Sheet, toolRow: string, part: Sheet, partRow: string): boolean =>
  isSameSize(sizeOf(tool.row(toolRow), 'mm'), sizeOf(part.row(partRow), 'mm'));

/** Whether a part may turn as fast as the tool does, as far as both say. */
function isFastEnough(tool: Sheet, part: Sheet): boolean {
  const [turns, most] = [highestNumber(tool.row('Velocidad')), highestNumber(part.row('Velocidad máxima'))];
  return turns === null || most === null || turns <= most;
}

const bitSize = (part: Sheet): number | null =>
  largestOf(part.row('Diámetro')) ?? largestOf(part.row('Medidas')) ?? largestOf(part.row('Medida'));

/** Nobody's battery fits another brand's tool, nor another voltage. A battery that is built in is not changed. */
function batteryReason(kind: string, tool: Sheet, part: Sheet): string | null {
  const battery = tool.row('Batería') || tool.row('Baterías');
  const volts = sizeOf(tool.row('Voltaje'), 'v');
  if (!battery || battery.startsWith('Integrada') || tool.marca !== part.marca) return null;
  return isSameSize(volts, sizeOf(part.row('Voltaje'), 'v'))
    ? `${kind} de ${tool.row('Voltaje')}, de la misma marca`
    : null;
}

/** A hammer without rotation takes chisels only, and one takes chisels only where it says three functions. */
function shankReason(tool: Sheet, part: Sheet): string | null {
  const shank = tool.row('Zanco');
  if (!shank || shank !== part.row('Zanco')) return null;
  const turns = tool.name.startsWith('rotomartillo');
  const isChisel = part.name.startsWith('cincel');
  if (isChisel ? turns && !(Number(tool.row('Funciones')) >= 3) : !turns) return null;
  const [most, size] = [sizeOf(tool.row('Capacidad en concreto'), 'mm'), bitSize(part)];
  if (!isChisel && most !== null && size !== null && size > most) return null;
  return `Zanco ${shank}, como la herramienta`;
}

/** A straight shank is as thick as its bit. Bits for concrete need percussion. */
function chuckReason(tool: Sheet, part: Sheet): string | null {
  const chuck = sizeOf(tool.row('Mandril'), 'mm');
  const size = bitSize(part);
  if (chuck === null || size === null || size > chuck || part.row('Zanco') !== 'Recto') return null;
  if (/concreto/.test(part.name) && !tool.row('Percusión')) return null;
  return `Zanco recto, cabe en mandril de ${/^\d[\d ./]*(?:"|mm)/.exec(tool.row('Mandril'))?.[0] ?? ''}`;
}

/** Bits that are not made for impact break in a tool that strikes. */
function bitReason(tool: Sheet, part: Sheet): string | null {
  const holder = '1/4" hexagonal';
  if (!tool.row('Portapuntas').startsWith(holder) || part.row('Zanco') !== holder) return null;
  if (/impacto|impulso/.test(tool.name) && !/impacto/.test(part.name)) return null;
  return `Zanco hexagonal de 1/4", como el portapuntas`;
}

/** A saw that does not say which shank it takes leaves that to be looked at; one that says another takes none of these. */
function bladeReason(tool: Sheet, part: Sheet): string | null {
  const [own, shank] = [tool.row('Zanco'), part.row('Zanco')];
  if (!shank || (own && own !== shank)) return null;
  const named = /^.$/.test(shank) ? shank : shank.toLowerCase();
  return own ? `Zanco ${named}, como la sierra` : `Zanco ${named}: revisa el de tu sierra`;
}

export const fitRules: readonly FitRule[] = [
  {
    group: 'Baterías y cargadores',
    tool: /./,
    needs: ['Batería', 'Baterías'],
    part: /^bateria/,
    because: (t, p) => batteryReason('Batería', t, p),
  },
  {
    group: 'Baterías y cargadores',
    tool: /./,
    needs: ['Batería', 'Baterías'],
    part: /^cargador/,
    because: (t, p) => batteryReason('Cargador', t, p),
  },
  {
    group: 'Discos',
    tool: /^(?:mini)?esmeriladora angular/,
    part: /^(?:discos? de (?:corte para (?!tronzadora)|desbaste|diamante)|disco laminado|copa de diamante)/,
    because: (tool, part) =>
      tool.row('Eje') === '5/8"-11' &&
      same(tool, 'Disco', part, 'Diámetro') &&
      part.row('Barreno').startsWith('7/8"') &&
      isFastEnough(tool, part)
        ? `Disco de ${part.row('Diámetro')} con barreno de 7/8", para eje de 5/8"`
        : null,
  },
  {
    group: 'Discos',
    tool: /^(?:mini)?esmeriladora angular/,
    part: /^carda/,
    because: (tool, part) =>
      tool.row('Eje') !== '' && tool.row('Eje') === part.row('Rosca') && isFastEnough(tool, part)
        ? `Rosca de ${part.row('Rosca')}, como el eje`
        : null,
  },
  {
    group: 'Discos',
    tool: /^cortadora de metales/,
    part: /^discos? de corte para tronzadora/,
    because: (tool, part) =>
      same(tool, 'Disco', part, 'Diámetro') && same(tool, 'Eje', part, 'Barreno') && isFastEnough(tool, part)
        ? `Disco de ${part.row('Diámetro')} para eje de ${tool.row('Eje')}`
        : null,
  },
  {
    group: 'Discos',
    tool: /^sierra (?:circular|de inglete|de mesa)/,
    part: /^disco para sierra circular/,
    // A saw that does not say its arbor leaves that to be looked at.
    because: (tool, part) => {
      const isForMetal = tool.name.startsWith('sierra circular para metal');
      if (!same(tool, 'Disco', part, 'Diámetro') || isForMetal !== / acero/.test(part.name)) return null;
      if (tool.row('Eje'))
        return same(tool, 'Eje', part, 'Barreno')
          ? `Disco de ${part.row('Diámetro')} para eje de ${tool.row('Eje')}`
          : null;
      return `Disco de ${part.row('Diámetro')}, barreno de ${part.row('Barreno')}: revisa el eje de tu sierra`;
    },
  },
  {
    group: 'Brocas y puntas',
    tool: /^(?:rotomartillo|martillo demoledor|rompedora|cincelador)/,
    part: /^(?:juego de brocas|broca|cincel)\b/,
    because: shankReason,
  },
  {
    group: 'Brocas y puntas',
    tool: /^taladro(?! neumatico)/,
    part: /^(?:juego de brocas|broca)/,
    because: chuckReason,
  },
  { group: 'Brocas y puntas', tool: /^atornillador/, part: /^(?:juego de puntas|puntas)/, because: bitReason },
  {
    group: 'Brocas y puntas',
    tool: /^(?:llave de impacto|matraca)/,
    part: /^(?:juego de )?dados? .*impacto/,
    because: (tool, part) =>
      same(tool, 'Cuadro', part, 'Cuadro') ? `Cuadro de ${part.row('Cuadro')}, como la herramienta` : null,
  },
  {
    group: 'Brocas y puntas',
    tool: /^rebajadora/,
    part: /^(?:juego de )?fresas? /,
    because: (tool, part) => {
      const shank = part.row('Zanco');
      return shank !== '' && tool.row('Boquilla').split(' y ').includes(shank)
        ? `Zanco de ${shank}, como la boquilla`
        : null;
    },
  },
  {
    group: 'Brocas y puntas',
    tool: /^herramienta rotativa/,
    part: /para herramienta rotativa/,
    because: (tool, part) =>
      same(tool, 'Boquilla', part, 'Zanco') ? `Zanco de ${part.row('Zanco')}, como la boquilla` : null,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^sierra caladora/,
    part: /^(?:juego de )?hojas? para caladora/,
    because: bladeReason,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^sierra reciprocante/,
    part: /^(?:juego de )?hojas? para sierra reciprocante/,
    because: bladeReason,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^lijadora roto orbital/,
    part: /^discos? de lija/,
    because: (tool, part) =>
      same(tool, 'Plato', part, 'Diámetro') ? `Disco de ${part.row('Diámetro')}, como el plato` : null,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^lijadora de banda/,
    part: /^banda de lija/,
    because: (tool, part) =>
      tool.row('Banda') !== '' && tool.row('Banda') === part.row('Medida') ? `Banda de ${part.row('Medida')}` : null,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^motosierra/,
    part: /^cadena para motosierra/,
    because: (tool, part) =>
      same(tool, 'Barra', part, 'Barra') && tool.row('Paso de cadena') === part.row('Paso')
        ? `Para barra de ${part.row('Barra')}, paso ${part.row('Paso')}`
        : null,
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^sierra cinta portatil/,
    part: /^cinta para sierra portatil/,
    because: (tool, part) => (same(tool, 'Cinta', part, 'Largo') ? `Cinta de ${part.row('Largo')}` : null),
  },
  {
    group: 'Hojas, lijas y cadenas',
    tool: /^esmeril de banco/,
    part: /^piedra para esmeril de banco/,
    because: (tool, part) =>
      tool.row('Piedras') === `${part.row('Diámetro').replace('"', '')} x ${part.row('Ancho')}`
        ? `Piedra de ${tool.row('Piedras')}`
        : null,
  },
];
