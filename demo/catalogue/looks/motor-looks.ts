import { combo, cordless, maybeCordless, volts } from './battery-readers.ts';
import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

/** How machines with a motor, a pump or a battery of their own look. */
export const motorLooks: Readonly<Record<string, Reader>> = {
  sopladora: (draft) => ({
    model: 'sopladora',
    ...maybeCordless(draft),
    ...(says(draft, /compacta/) && { size: 0.6 }),
  }),
  desbrozadora: (draft) => ({ model: 'desbrozadora', ...cordless(draft) }),
  motosierra: (draft) => ({ model: 'motosierra', ...cordless(draft), size: near(inches(draft, 16), [8, 16]) }),
  lampara: (draft) => ({
    model: 'lampara',
    kind: kindOf(
      draft,
      [
        [/tripié/, 'tripie'],
        [/linterna/, 'linterna'],
        [/cabeza/, 'cabeza'],
        [/inspección/, 'inspeccion'],
      ],
      'trabajo',
    ),
    volts: volts(draft),
  }),
  combo,
  bateria: (draft) => ({ model: 'bateria', volts: volts(draft), ah: near(numberOf(draft, 'Ah', 2), [2, 4, 5, 8]) }),
  cargador: (draft) => ({
    model: 'cargador',
    volts: volts(draft),
    kind: kindOf(
      draft,
      [
        [/doble/, 'doble'],
        [/auto/, 'auto'],
        [/inversor/, 'inversor'],
        [/estándar/, 'estandar'],
      ],
      'rapido',
    ),
  }),
  soldadora: (draft) => ({
    model: 'soldadora',
    size: near(numberOf(draft, 'A', 160), [160, 200]),
    kind: kindOf(
      draft,
      [
        [/microalambre|multiproceso/, 'micro'],
        [/ruedas/, 'ruedas'],
      ],
      'inversora',
    ),
  }),
  generador: (draft) =>
    says(draft, /motobomba/)
      ? { model: 'motobomba' }
      : {
          model: 'generador',
          size: says(draft, /kw/) ? 9000 : near(numberOf(draft, 'W', 3500), [2500, 5500]),
          kind: kindOf(
            draft,
            [
              [/inversor/, 'inversor'],
              [/cabina/, 'cabina'],
            ],
            'abierto',
          ),
        },
  hidrolavadora: (draft) => ({
    model: 'hidrolavadora',
    size: near(numberOf(draft, 'PSI', 1600), [1600, 2000]),
    kind: says(draft, /gasolina/) ? 'gasolina' : 'electrica',
    ...(says(draft, /inalámbrica/) && { volts: 20 }),
  }),
  aspiradora: (draft) => ({
    model: 'aspiradora',
    size: 20,
    kind: kindOf(
      draft,
      [
        [/de mano/, 'mano'],
        [/acero|industrial/, 'acero'],
      ],
      'plastico',
    ),
    ...maybeCordless(draft),
  }),
  radio: (draft) => ({ model: 'radio', volts: volts(draft) }),
  ventilador: (draft) => ({ model: 'ventilador', volts: volts(draft) }),
  podadora: () => ({ model: 'podadora' }),
  cortasetos: () => ({ model: 'cortasetos' }),
  'pistola-calor': (draft) => {
    if (says(draft, /silicón/)) return { model: 'pistola-silicon', size: 1 };
    if (says(draft, /soplete/)) return { model: 'soplete' };
    if (says(draft, /estaño/)) return { model: 'pistola-silicon', size: 0.9, kind: 'estano' };
    return { model: 'pistola-calor', kind: says(draft, /pantalla/) ? 'pantalla' : 'calor', ...maybeCordless(draft) };
  },
};
