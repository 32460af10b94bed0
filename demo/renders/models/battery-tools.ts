import { pack } from './battery-tools/batteries.ts';
import { chainsaw } from './battery-tools/chainsaws.ts';
import { charger } from './battery-tools/chargers.ts';
import { combo } from './battery-tools/combos.ts';
import { fan } from './battery-tools/fans.ts';
import { gardenCombo } from './battery-tools/garden-combos.ts';
import { hedge } from './battery-tools/hedge-trimmers.ts';
import { lamp } from './battery-tools/lamps.ts';
import { mower } from './battery-tools/mowers.ts';
import { radio } from './battery-tools/radios.ts';
import { trimmer } from './battery-tools/trimmers.ts';
import type { Models } from './model.ts';

export const batteryTools: Models = {
  bateria: { build: pack, view: { around: 30, above: 26 } },
  cargador: { build: charger, view: { around: 24, above: 28 } },
  combo: { build: combo, view: { around: 12, above: 18 } },
  'combo-jardin': { build: gardenCombo, view: { around: 14, above: 18 } },
  motosierra: { build: chainsaw, view: { around: 26, above: 22 } },
  desbrozadora: { build: trimmer, view: { around: 16, above: 14 } },
  cortasetos: { build: hedge, view: { around: 40, above: 26 } },
  podadora: { build: mower, view: { around: 34, above: 24 } },
  lampara: { build: lamp, view: { around: 24, above: 14 } },
  radio: { build: radio, view: { around: 20, above: 20 } },
  ventilador: { build: fan, view: { around: 22, above: 14 } },
};
