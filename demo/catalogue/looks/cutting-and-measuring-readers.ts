import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

export const cutter: Reader = (draft) => {
  if (says(draft, /azulejo/)) return { model: 'cortador-azulejo' };
  return {
    model: 'cuter',
    kind: kindOf(
      draft,
      [
        [/repuesto/, 'repuesto'],
        [/9 mm/, 'cuter-chico'],
        [/trapecio/, 'navaja'],
        [/segueta/, 'segueta'],
        [/cobre/, 'tubo'],
        [/pvc/, 'pvc'],
        [/cortapernos/, 'pernos'],
      ],
      'cuter',
    ),
  };
};

export const shears: Reader = (draft) => {
  if (says(draft, /altura/)) return { model: 'tijera-altura' };
  const snips = says(draft, /aviación/);
  return {
    model: 'tijeras',
    kind: snips
      ? 'aviacion'
      : kindOf(
          draft,
          [
            [/general/, 'general'],
            [/dos manos/, 'dos-manos'],
            [/setos/, 'setos'],
          ],
          'podar',
        ),
    hex: snips
      ? kindOf(draft, [[/izquierdo/, '#b8201c']], '#f0b400')
      : says(draft, /general/)
        ? '#c8390a'
        : says(draft, /forjada/)
          ? '#b8201c'
          : '#1f7a43',
  };
};

export const level: Reader = (draft) => ({
  model: 'nivel',
  kind: kindOf(
    draft,
    [
      [/manguera/, 'manguera'],
      [/regla/, 'aluminio'],
    ],
    'gota',
  ),
  size: near(inches(draft, 24), [9, 24]),
});

export const measure: Reader = (draft) => {
  const kind = kindOf(
    draft,
    [
      [/odómetro/, 'odometro'],
      [/cinta larga/, 'larga'],
      [/tiralíneas/, 'gis'],
      [/magnético/, 'magnetico'],
    ],
    'flexometro',
  );
  const metres = numberOf(draft, 'm', 5);
  return { model: 'flexometro', kind, size: kind === 'gis' || kind === 'larga' ? near(metres, [3, 5, 8]) : metres };
};
