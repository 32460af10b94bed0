import type { Draft } from '../family.ts';
import type { Look } from './look.ts';
import { inches, kindOf, near, numberOf, says } from './reading.ts';

type Reader = (draft: Draft) => Look;
const pieces = (draft: Draft, otherwise: number): number => numberOf(draft, 'piezas', otherwise);
const lengthOf = (draft: Draft): number => {
  const found = [...draft.nombre.matchAll(/(?:(\d+) )?(\d+)(?:\/(\d+))?"/g)].at(-1);
  return found ? Number(found[1] ?? 0) + Number(found[2]) / Number(found[3] ?? 1) : 1;
};
const boxOf = (draft: Draft, kind: string): Look => ({ model: 'caja', kind, size: near(lengthOf(draft), [1, 2.5]) });

const nail: Reader = (draft) => {
  if (says(draft, /rollo|armazón|grapas|calibre 1[68]/)) return { model: 'clavos-tira', kind: kindOf(draft, [[/rollo/, 'rollo'], [/armazón/, 'armazon'], [/grapas/, 'grapas']], 'tira'), size: inches(draft, 2) };
  const kind = kindOf(draft, [[/rondana/, 'rondana'], [/tuerca/, 'tuerca'], [/remache/, 'remache'], [/cincho/, 'cincho'], [/armella/, 'armella'], [/electrodo/, 'electrodo'], [/concreto/, 'concreto']], 'clavo');
  return kind === 'electrodo' ? { model: 'caja', kind, size: 5 } : boxOf(draft, kind);
};
const screw: Reader = (draft) => boxOf(draft, kindOf(draft, [[/yeso|tablaroca/, 'yeso'], [/madera/, 'madera'], [/lámina/, 'lamina'], [/carruaje/, 'carruaje'], [/máquina/, 'maquina']], 'hexagonal'));
const anchor: Reader = (draft) => boxOf(draft, kindOf(draft, [[/expansivo|cuña/, 'expansivo'], [/mariposa|paraguas/, 'mariposa'], [/rosca/, 'rosca']], 'plastico'));

const hinge: Reader = (draft) => ({ model: 'bisagra', kind: kindOf(draft, [[/tubular/, 'tubular'], [/cazoleta/, 'cazoleta'], [/piano/, 'piano'], [/correderas/, 'corredera'], [/pasador/, 'pasador'], [/portacandado/, 'portacandado'], [/jaladera/, 'jaladera'], [/ménsula/, 'mensula']], 'libro'), size: 3 });
const fitting: Reader = (draft) => {
  if (says(draft, /rápido|coples y niples/)) return { model: 'conexion-aire', kind: says(draft, /niple rápido/) ? 'niple' : 'cople', ...(says(draft, /juego/) && { count: 13 }) };
  if (says(draft, /filtro/)) return { model: 'conexion-aire', kind: says(draft, /lubricador/) ? 'frl' : 'filtro' };
  if (says(draft, /conectores de|terminales|termoencogible/)) return { model: 'piezas', kind: kindOf(draft, [[/resorte/, 'resorte'], [/termo/, 'termo']], 'terminal'), text: kindOf(draft, [[/resorte/, 'CONECTORES'], [/termo/, 'TERMOENCOGIBLE']], 'TERMINALES'), count: pieces(draft, 50) };
  const kind = kindOf(draft, [[/canaleta/, 'canaleta'], [/poliducto/, 'poliducto'], [/cespol/, 'cespol'], [/tubo/, 'tubo'], [/tee/, 'tee'], [/yee/, 'yee'], [/cople/, 'cople'], [/adaptador/, 'adaptador']], 'codo');
  const material = kindOf(draft, [[/cpvc/, 'cpvc'], [/cobre/, 'cobre']], 'pvc');
  return { model: 'conexion', kind, text: material, size: 0.5 };
};
const wall: Reader = (draft) => ({
  model: 'contacto',
  kind: kindOf(draft, [[/clavija/, 'clavija'], [/conector hembra/, 'conector'], [/falla a tierra/, 'gfi'], [/usb/, 'usb'], [/contacto e/, 'mixto'], [/dúplex/, 'contacto'], [/atenuador/, 'atenuador'], [/ciega/, 'ciega'], [/portalámpara/, 'socket'], [/caja/, 'chalupa'], [/centro de carga/, 'centro'], [/termomagnético/, 'termico'], [/temporizador/, 'timer']], 'apagador'),
  count: says(draft, /doble|dos polos/) ? 2 : numberOf(draft, 'circuitos', 1),
});
const ladder: Reader = (draft) => ({ model: 'escalera', kind: kindOf(draft, [[/extensión/, 'extension'], [/telescópica/, 'telescopica'], [/multi/, 'multi'], [/banco/, 'banco']], 'tijera'), count: near(numberOf(draft, 'peldaños', 4), [3, 6]), ...(says(draft, /fibra/) && { hex: '#e8590c' }) });
const garden: Reader = (draft) => {
  if (says(draft, /machete/)) return { model: 'machete' };
  if (says(draft, /juego/)) return { model: 'juego-jardin' };
  return { model: 'pala', kind: kindOf(draft, [[/zapapico/, 'pico'], [/cavahoyos/, 'cavahoyos'], [/azadón/, 'azadon'], [/rastrillo/, 'rastrillo'], [/escoba/, 'escoba'], [/bieldo/, 'bieldo']], 'pala'), hex: says(draft, /puño y/) ? 'y' : 'largo' };
};
const hose: Reader = (draft) => {
  if (says(draft, /portamanguera|pistola|aspersor|programador/)) return { model: 'riego', kind: kindOf(draft, [[/porta/, 'soporte'], [/impacto/, 'impacto'], [/oscilante/, 'oscilante'], [/programador/, 'programador']], 'pistola') };
  return { model: 'manguera', size: 20, hex: '#1f7a43' };
};
const airHose: Reader = (draft) =>
  says(draft, /destapacaños/)
    ? { model: 'alambre', hex: '#8d9296' }
    : { model: 'manguera', kind: kindOf(draft, [[/espiral/, 'espiral'], [/carrete/, 'carrete']], 'aire'), hex: says(draft, /3\/8/) ? '#2a2b2d' : '#1b5e9e', size: 10 };
const gloves: Reader = (draft) => ({ model: 'guantes', kind: kindOf(draft, [[/largos|dieléctricos/, 'largo'], [/látex|nailon|anticorte/, 'palma'], [/desechables/, 'caja']], 'corto'), hex: kindOf(draft, [[/soldar/, '#8a4a2a'], [/látex|nailon|anticorte/, '#8d9296'], [/res/, '#d8b98a'], [/hule/, '#e0b100'], [/dieléctricos/, '#b8201c']], '#b88a57') });
const spare: Reader = (draft) => ({ model: 'refaccion', kind: kindOf(draft, [[/tuercas/, 'tuercas'], [/mango/, 'mango'], [/plato/, 'plato'], [/inducido/, 'inducido'], [/interruptor/, 'interruptor'], [/gatillo/, 'gatillo'], [/filtro/, 'filtro'], [/lanza/, 'lanza'], [/presostato/, 'presostato'], [/electrodo/, 'porta-electrodo'], [/herrajes/, 'sanitario'], [/sapo/, 'sapo']], 'guarda') });

/** How hardware, plumbing, electrical goods, safety and garden look. */
export const supplyLooks: Readonly<Record<string, Reader>> = {
  clavos: nail,
  pijas: screw,
  taquetes: anchor,
  bisagra: hinge,
  candado: (draft) => ({ model: 'candado', size: 40, kind: kindOf(draft, [[/largo/, 'largo'], [/latón/, 'laton'], [/cortina/, 'cortina'], [/combinación/, 'combinacion']], 'hierro') }),
  cerradura: (draft) => ({ model: 'cerradura', kind: kindOf(draft, [[/sobreponer/, 'sobreponer'], [/baño/, 'bano'], [/manija/, 'manija'], [/cerrojo/, 'cerrojo'], [/digital/, 'digital']], 'pomo') }),
  cadena: (draft) => ({ model: 'cadena', size: 0.25 }),
  rodaja: (draft) => ({ model: 'rodaja', size: 2, ...(says(draft, /freno/) && { kind: 'freno' }) }),
  engrane: spare,
  conexion: fitting,
  'llave-agua': (draft) => ({ model: 'llave-agua', kind: kindOf(draft, [[/nariz/, 'nariz'], [/angular/, 'angular'], [/flotador/, 'flotador'], [/check/, 'check']], 'esfera'), size: 0.5 }),
  mezcladora: (draft) => ({ model: 'mezcladora', kind: kindOf(draft, [[/monomando/, 'mono'], [/cocina/, 'cocina']], 'lavabo') }),
  regadera: (draft) => (says(draft, /empotrada/) ? { model: 'llave-agua', kind: 'regadera' } : { model: 'regadera', kind: says(draft, /teléfono/) ? 'telefono' : 'fija' }),
  'manguera-flexible': (draft) => ({ model: 'manguera-flexible', size: 1 }),
  tinaco: (draft) => ({ model: 'tinaco', size: numberOf(draft, 'L', 1100) }),
  contacto: wall,
  foco: (draft) => ({ model: 'foco', kind: kindOf(draft, [[/tubo/, 'tubo'], [/gu10/, 'gu10'], [/sensor/, 'sensor']], 'foco'), size: 9, ...(says(draft, /cálida/) && { hex: 'calida' }) }),
  reflector: (draft) => ({ model: 'reflector', size: 50 }),
  extension: (draft) => ({ model: 'extension-electrica', kind: kindOf(draft, [[/doméstica/, 'domestica'], [/barra/, 'barra'], [/caja/, 'caja']], 'rudo'), size: says(draft, /caja|barra/) ? 10 : near(numberOf(draft, 'm', 10), [5, 30]), hex: kindOf(draft, [[/doméstica/, '#efece4'], [/calibre 14/, '#202124'], [/calibre/, '#b8201c']], '#e8590c') }),
  escalera: ladder,
  carretilla: (draft) => (says(draft, /diablo/) ? { model: 'diablo' } : { model: 'carretilla', hex: says(draft, /plástico/) ? '#202124' : says(draft, /4\.5/) ? '#1f7a43' : '#d8420f', ...(says(draft, /imponchable/) && { kind: 'imponchable' }) }),
  llanta: () => ({ model: 'llanta' }),
  pala: garden,
  rastrillo: garden,
  llana: (draft) => ({ model: 'llana', kind: kindOf(draft, [[/cuchara/, 'cuchara'], [/dentada/, 'dentada']], 'lisa') }),
  manguera: hose,
  'manguera-aire': airHose,
  aspersora: (draft) => ({ model: 'aspersora', kind: says(draft, /2 l/) ? 'mano' : 'mochila', ...(says(draft, /inalámbrica/) && { volts: 20 }) }),
  lentes: (draft) => ({ model: 'lentes', kind: kindOf(draft, [[/oscuros/, 'oscuros'], [/antiempaño/, 'antiempano'], [/goggles/, 'goggles'], [/soldadura/, 'soldar']], 'claros') }),
  guantes: gloves,
  casco: (draft) => ({ model: 'casco', hex: says(draft, /blanco/) ? '#f1efe9' : '#f0b400' }),
  chaleco: (draft) => ({ model: 'chaleco', kind: kindOf(draft, [[/arnés/, 'arnes'], [/mandil/, 'mandil']], 'chaleco') }),
  bota: (draft) => ({ model: 'bota', kind: says(draft, /hule/) ? 'hule' : 'seguridad' }),
  orejeras: (draft) => ({ model: 'orejeras', kind: says(draft, /tapones/) ? 'tapones' : 'orejeras' }),
  respirador: (draft) => ({ model: 'respirador', kind: kindOf(draft, [[/n95/, 'n95'], [/^cartuchos/, 'cartuchos']], 'media') }),
  extintor: () => ({ model: 'extintor' }),
  careta: (draft) => ({ model: 'careta', kind: kindOf(draft, [[/amplio/, 'amplia'], [/fija/, 'fija'], [/facial/, 'facial']], 'electronica') }),
};
