import type { Draft } from '../family.ts';
import { numberOf, type Reader, says } from './reading.ts';

export const volts = (draft: Draft): number => numberOf(draft, 'V', 20);
const bare = (draft: Draft) => (says(draft, /sin batería/) ? { bare: true } : {});
export const cordless = (draft: Draft) => ({ volts: volts(draft), ...bare(draft) });
export const maybeCordless = (draft: Draft) => (says(draft, /inalámbric|\d+ v\b/) ? cordless(draft) : {});

const tools: Readonly<Record<string, string>> = {
  'KC-20': 'taladro,impacto',
  'TZ-KC203': 'taladro,impacto,esmeriladora',
  'TZ-KC204': 'taladro,impacto,esmeriladora,sierra-circular',
  'TZ-KC206': 'taladro,impacto,esmeriladora,sierra-circular,reciprocante,multiherramienta',
  'TZ-KC20L': 'taladro,impacto:llave',
};

export const combo: Reader = (draft) =>
  says(draft, /jardín/)
    ? { model: 'combo-jardin', volts: volts(draft), ...(says(draft, /podadora/) && { kind: 'podadora' }) }
    : { model: 'combo', kind: tools[draft.clave] ?? 'taladro,impacto', volts: volts(draft) };
