import { pieces } from './hardware-readers.ts';
import { kindOf, numberOf, type Reader, says } from './reading.ts';

export const fitting: Reader = (draft) => {
  if (says(draft, /rápido|coples y niples/))
    return {
      model: 'conexion-aire',
      kind: says(draft, /niple rápido/) ? 'niple' : 'cople',
      ...(says(draft, /juego/) && { count: 13 }),
    };
  if (says(draft, /filtro/)) return { model: 'conexion-aire', kind: says(draft, /lubricador/) ? 'frl' : 'filtro' };
  if (says(draft, /conectores de|terminales|termoencogible/))
    return {
      model: 'piezas',
      kind: kindOf(
        draft,
        [
          [/resorte/, 'resorte'],
          [/termo/, 'termo'],
        ],
        'terminal',
      ),
      text: kindOf(
        draft,
        [
          [/resorte/, 'CONECTORES'],
          [/termo/, 'TERMOENCOGIBLE'],
        ],
        'TERMINALES',
      ),
      count: pieces(draft, 50),
    };
  const kind = kindOf(
    draft,
    [
      [/canaleta/, 'canaleta'],
      [/poliducto/, 'poliducto'],
      [/cespol/, 'cespol'],
      [/tubo/, 'tubo'],
      [/tee/, 'tee'],
      [/yee/, 'yee'],
      [/cople/, 'cople'],
      [/adaptador/, 'adaptador'],
    ],
    'codo',
  );
  const material = kindOf(
    draft,
    [
      [/cpvc/, 'cpvc'],
      [/cobre/, 'cobre'],
    ],
    'pvc',
  );
  return { model: 'conexion', kind, text: material, size: 0.5 };
};

export const wall: Reader = (draft) => ({
  model: 'contacto',
  kind: kindOf(
    draft,
    [
      [/clavija/, 'clavija'],
      [/conector hembra/, 'conector'],
      [/falla a tierra/, 'gfi'],
      [/usb/, 'usb'],
      [/contacto e/, 'mixto'],
      [/dúplex/, 'contacto'],
      [/atenuador/, 'atenuador'],
      [/ciega/, 'ciega'],
      [/portalámpara/, 'socket'],
      [/caja/, 'chalupa'],
      [/centro de carga/, 'centro'],
      [/termomagnético/, 'termico'],
      [/temporizador/, 'timer'],
    ],
    'apagador',
  ),
  count: says(draft, /doble|dos polos/) ? 2 : numberOf(draft, 'circuitos', 1),
});
