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
  bateria: (draft) => ({ model: 'bateria', volts: volts(draft), ah: numberOf(draft, 'Ah', 2) }),
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
  soldadora: (draft) => {
    const kind = kindOf(
      draft,
      [
        [/microalambre|multiproceso/, 'micro'],
        [/ruedas/, 'ruedas'],
      ],
      'inversora',
    );
    const amperes = numberOf(draft, 'A', 160);
    return { model: 'soldadora', size: kind === 'inversora' ? amperes : near(amperes, [160, 200]), kind };
  },
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
  hidrolavadora: (draft) => {
    const petrol = says(draft, /gasolina/);
    const psi = numberOf(draft, 'PSI', 1600);
    return {
      model: 'hidrolavadora',
      size: petrol ? near(psi, [1600, 2000]) : psi,
      kind: petrol ? 'gasolina' : 'electrica',
      ...(says(draft, /inalámbrica/) && { volts: 20 }),
    };
  },
  aspiradora: (draft) => ({
    model: 'aspiradora',
    size: numberOf(draft, 'L', 20),
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
