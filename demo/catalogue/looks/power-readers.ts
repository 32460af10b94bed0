import { combo, cordless, maybeCordless, volts } from './battery-readers.ts';
import { inches, kindOf, near, numberOf, type Reader, says } from './reading.ts';

export const drill: Reader = (draft) => {
  if (says(draft, /mezclador/)) return { model: 'mezclador', ...maybeCordless(draft) };
  if (says(draft, /ángulo/)) return { model: 'taladro-angulo', ...maybeCordless(draft) };
  if (says(draft, /kit combo/)) return combo(draft);
  if (says(draft, /atornillador de impacto/)) return { model: 'impacto', ...cordless(draft) };
  // Its cell is built in, so no pack with volts on it is seen.
  if (says(draft, /bolsillo/)) return { model: 'impacto', volts: 12, bare: true };
  if (says(draft, /remachadora/)) return { model: 'impacto', kind: 'remachadora', volts: 20 };
  const kind = kindOf(
    draft,
    [
      [/80 nm|110 nm/, 'pesado'],
      [/percutor/, 'percutor'],
    ],
    'compacto',
  );
  return {
    model: 'taladro',
    kind,
    ...cordless(draft),
    ...(says(draft, /110/) ? { ah: 5 } : says(draft, /compacto|sin carbones/) ? { ah: 4 } : {}),
  };
};

export const impact: Reader = (draft) =>
  says(draft, /panel de yeso/)
    ? { model: 'impacto', kind: 'tablaroca', ...cordless(draft) }
    : {
        model: 'impacto',
        ...cordless(draft),
        ...(says(draft, /hidráulico/) ? { ah: 4 } : says(draft, /225/) ? { ah: 5 } : {}),
      };

export const wrench: Reader = (draft) =>
  says(draft, /matraca/)
    ? { model: 'matraca-motor', volts: volts(draft) }
    : {
        model: 'impacto',
        kind: 'llave',
        ...cordless(draft),
        size: says(draft, /alto par|3\/4/) ? 1.2 : says(draft, /compacta/) ? 0.9 : 1,
        ...(says(draft, /alto par/) && { ah: 5 }),
      };

export const grinder: Reader = (draft) => {
  if (says(draft, /ensambladora/)) return { model: 'cuerpo-recto', kind: 'ensambladora' };
  return { model: 'esmeriladora', size: near(inches(draft, 4.5), [4.5, 7, 9]), ...maybeCordless(draft) };
};

export const circular: Reader = (draft) =>
  says(draft, /riel guía/)
    ? { model: 'varios', kind: 'riel' }
    : { model: 'sierra-circular', size: 7.25, ...maybeCordless(draft), ...(says(draft, /metal/) && { kind: 'metal' }) };

export const jigsaw: Reader = (draft) =>
  says(draft, /banco/)
    ? { model: 'sierra-cinta', kind: 'calar' }
    : { model: 'caladora', kind: says(draft, /cuerpo recto/) ? 'recta' : 'asa', ...maybeCordless(draft) };

export const sander: Reader = (draft) =>
  says(draft, /lijadora de muro/)
    ? { model: 'pulidora', size: 9, kind: 'muro' }
    : {
        model: 'lijadora',
        kind: kindOf(
          draft,
          [
            [/palma|hoja/, 'palma'],
            [/detalle/, 'detalle'],
          ],
          'redonda',
        ),
        size: 5,
        ...maybeCordless(draft),
      };

export const straight: Reader = (draft) => {
  if (says(draft, /oscilante/)) return { model: 'multiherramienta' };
  return {
    model: 'cuerpo-recto',
    kind: kindOf(
      draft,
      [
        [/recta/, 'recta'],
        [/roedora/, 'roedora'],
        [/cizalla/, 'cizalla'],
      ],
      'rotativa',
    ),
    ...maybeCordless(draft),
  };
};

export const planer: Reader = (draft) =>
  says(draft, /grueso|canteadora/)
    ? { model: says(draft, /grueso/) ? 'cepillo-grueso' : 'canteadora' }
    : { model: 'cepillo', size: 3.25, ...maybeCordless(draft) };

export const benchSaw: Reader = (draft) => {
  if (says(draft, /base plegable con|mesa para/))
    return { model: 'soporte', kind: says(draft, /mesa/) ? 'mesa' : 'base' };
  if (says(draft, /cinta/)) return { model: 'sierra-cinta' };
  return { model: 'sierra-mesa', size: 10, kind: says(draft, /taller/) ? 'taller' : 'patas' };
};

export const compressor: Reader = (draft) => {
  if (says(draft, /inflador/)) return { model: 'pistola-aire', kind: 'auto' };
  if (says(draft, /airless/)) return { model: 'airless' };
  return {
    model: 'compresor',
    size: numberOf(draft, 'L', 25),
    kind: kindOf(
      draft,
      [
        [/vertical/, 'vertical'],
        [/banda|300 l|gasolina/, 'banda'],
      ],
      'directo',
    ),
  };
};

export const chop: Reader = (draft) =>
  says(draft, /portátil/)
    ? { model: 'sierra-cinta-portatil' }
    : says(draft, /sierra cinta/)
      ? { model: 'sierra-cinta', kind: 'metal' }
      : says(draft, /varilla/)
        ? { model: 'cortadora-varilla' }
        : { model: 'tronzadora', kind: says(draft, /frío/) ? 'frio' : 'abrasivo' };
