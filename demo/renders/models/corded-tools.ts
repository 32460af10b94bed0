import { blower, caulker, solder, torch } from './blowers-and-irons.ts';
import type { Models } from './model.ts';
import { multitool, polisher, straight } from './polishers.ts';

export const cordedTools: Models = {
  pulidora: { build: polisher, view: { around: 26, above: 18 } },
  multiherramienta: { build: multitool, view: { around: 34, above: 24 } },
  'cuerpo-recto': { build: straight, view: { around: 28, above: 18 } },
  cautin: { build: solder, view: { around: 28, above: 26 } },
  sopladora: { build: blower, view: { around: 32, above: 18 } },
  calafateadora: { build: caulker, view: { around: 34, above: 16 } },
  soplete: torch,
};
