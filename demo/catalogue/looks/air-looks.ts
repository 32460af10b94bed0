import { maybeCordless } from './battery-readers.ts';
import { compressor } from './power-readers.ts';
import { kindOf, type Reader, says } from './reading.ts';

/** How compressors, what they drive and pumps look. */
export const airLooks: Readonly<Record<string, Reader>> = {
  compresor: compressor,
  'impacto-neumatico': (draft) => {
    if (says(draft, /matraca/)) return { model: 'matraca-motor' };
    return {
      model: 'pistola-neumatica',
      kind: kindOf(
        draft,
        [
          [/taladro/, 'taladro'],
          [/cincelador/, 'cincel'],
        ],
        'impacto',
      ),
      size: 1,
    };
  },
  clavadora: (draft) => ({
    model: 'clavadora',
    kind: kindOf(
      draft,
      [
        [/armazón/, 'armazon'],
        [/rollo/, 'rollo'],
      ],
      'recta',
    ),
    ...maybeCordless(draft),
  }),
  'lijadora-neumatica': (draft) =>
    says(draft, /roto orbital/)
      ? { model: 'lijadora', size: 6, hex: '#3a3d40' }
      : {
          model: 'neumatica',
          kind: kindOf(
            draft,
            [
              [/16"/, 'larga'],
              [/banda/, 'banda'],
              [/cortadora/, 'corte'],
              [/ángulo|angular/, 'angulo'],
            ],
            'recta',
          ),
        },
  'pistola-pintar': (draft) => ({
    model: 'pistola-pintar',
    kind: kindOf(
      draft,
      [
        [/succión/, 'succion'],
        [/hvlp/, 'hvlp'],
        [/retoque/, 'retoque'],
        [/aerógrafo/, 'aerografo'],
        [/eléctrica/, 'electrica'],
        [/tirol/, 'tirol'],
        [/arena/, 'arena'],
      ],
      'gravedad',
    ),
  }),
  'pistola-aire': (draft) => ({
    model: 'pistola-aire',
    kind: kindOf(
      draft,
      [
        [/digital/, 'digital'],
        [/12"/, 'larga'],
        [/manómetro/, 'inflar'],
        [/lavado/, 'lavado'],
      ],
      'corta',
    ),
    ...maybeCordless(draft),
  }),
  bomba: (draft) => ({
    model: 'bomba',
    kind: kindOf(
      draft,
      [
        [/sumergible/, 'sumergible'],
        [/presurizador/, 'presurizador'],
      ],
      'periferica',
    ),
    ...maybeCordless(draft),
  }),
};
