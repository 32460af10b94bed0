import { COLOURS, type Colour } from './colours.ts';

/** What each drawing shows, as the alternative text says it. The drawings themselves are made in `demo/pictures-source`. */
const DRAWINGS = {
  'taladro-percutor': 'Taladro percutor inalámbrico rojo con batería y broca, visto de lado',
  'taladro-compacto': 'Taladro atornillador compacto de batería, visto de lado',
  'rotomartillo-inalambrico': 'Rotomartillo inalámbrico con broca SDS y batería, visto de lado',
  'atornillador-impacto': 'Atornillador de impacto inalámbrico de cabeza corta, visto de lado',
  'llave-impacto': 'Llave de impacto inalámbrica con cuadro y dado, vista de lado',
  'esmeriladora-inalambrica': 'Esmeriladora angular inalámbrica con disco y guarda, vista de lado',
  'sierra-circular-inalambrica': 'Sierra circular inalámbrica con disco y base, vista de lado',
  'caladora-inalambrica': 'Sierra caladora inalámbrica con hoja y zapata, vista de lado',
  'reciprocante-inalambrica': 'Sierra reciprocante inalámbrica con hoja larga, vista de lado',
  'lijadora-inalambrica': 'Lijadora orbital inalámbrica con plato y batería, vista de lado',
  multiherramienta: 'Multiherramienta oscilante inalámbrica con hoja, vista de lado',
  sopladora: 'Sopladora inalámbrica con tubo largo, vista de lado',
  desbrozadora: 'Desbrozadora inalámbrica de tubo recto con cabezal de hilo',
  motosierra: 'Motosierra inalámbrica con barra y cadena, vista de lado',
  lampara: 'Lámpara de trabajo LED de batería encendida',
  combo: 'Combo de taladro y atornillador con maletín y baterías',
  bateria: 'Batería de ion de litio con rieles e indicador de carga',
  cargador: 'Cargador de baterías con luz indicadora',
  'taladro-con-cable': 'Taladro con cable, mango auxiliar y broca, visto de lado',
  rotomartillo: 'Rotomartillo SDS Plus con mango auxiliar y cable, visto de lado',
  demoledor: 'Martillo demoledor con cincel y doble empuñadura',
  esmeriladora: 'Esmeriladora angular con disco, guarda y cable, vista de lado',
  pulidora: 'Pulidora lustradora con boina y mango, vista de lado',
  rotativa: 'Herramienta rotativa con fresa y cable, vista de lado',
  tronzadora: 'Cortadora de metales tronzadora con disco y prensa',
  'pistola-calor': 'Pistola de calor con boquilla metálica, vista de lado',
  cautin: 'Cautín tipo lápiz con punta y cable',
  soldadora: 'Soldadora inversora con perilla, pantalla y bornes',
  careta: 'Careta electrónica para soldar con visor oscuro',
  generador: 'Generador a gasolina con tanque, contactos y bastidor',
  hidrolavadora: 'Hidrolavadora con ruedas, manguera y pistola',
  aspiradora: 'Aspiradora de tambor con manguera y ruedas',
  'esmeril-banco': 'Esmeril de banco con dos piedras y protectores',
  'taladro-banco': 'Taladro de banco con columna, mesa y manivela',
  'sierra-circular': 'Sierra circular con cable, disco y base, vista de lado',
  caladora: 'Sierra caladora con cable, hoja y zapata, vista de lado',
  ingletadora: 'Sierra de inglete con disco, mesa giratoria y brazo',
  'sierra-mesa': 'Sierra de mesa con disco, guía y patas',
  reciprocante: 'Sierra reciprocante con cable y hoja larga, vista de lado',
  rebajadora: 'Rebajadora con base transparente y fresa',
  cepillo: 'Cepillo eléctrico para madera con cable, visto de lado',
  'lijadora-orbital': 'Lijadora roto orbital con plato y bolsa para polvo',
  'lijadora-banda': 'Lijadora de banda con cable y empuñadura, vista de lado',
  prensa: 'Prensa tipo sargento con barra y mango',
  formon: 'Formón con hoja de acero y mango',
  serrucho: 'Serrucho con hoja dentada y mango',
  compresor: 'Compresor de aire con tanque, manómetros y ruedas',
  'pistola-pintar': 'Pistola para pintar por gravedad con vaso',
  'impacto-neumatico': 'Llave de impacto neumática con cuadro, vista de lado',
  clavadora: 'Clavadora neumática con cargador, vista de lado',
  'lijadora-neumatica': 'Lijadora neumática de disco con entrada de aire',
  'manguera-aire': 'Manguera enrollada con conexiones rápidas',
  'pistola-aire': 'Pistola de aire con manómetro y boquilla',
  'disco-corte': 'Disco abrasivo de corte con etiqueta',
  'disco-diamante': 'Disco de diamante con canto segmentado',
  'disco-sierra': 'Disco de sierra con dientes de carburo',
  'broca-concreto': 'Broca para concreto con punta de carburo',
  'broca-metal': 'Broca helicoidal para metal',
  'broca-sds': 'Broca SDS con zanco ranurado',
  'broca-plana': 'Brocas planas para madera',
  'hoja-sierra': 'Hojas de sierra con dientes',
  puntas: 'Puntas para atornillar en estuche',
  dados: 'Dados de impacto en riel',
  carbones: 'Par de carbones con resorte y cable',
  broquero: 'Broquero metálico con llave',
  lija: 'Pliegos y discos de lija',
  martillo: 'Martillo de uña con mango',
  marro: 'Marro octagonal con mango largo',
  desarmador: 'Desarmadores de punta plana y de cruz',
  'llave-ajustable': 'Llave ajustable con mordaza abierta',
  'llave-stilson': 'Llave para tubo con mordaza dentada',
  llaves: 'Llaves combinadas de varias medidas',
  'llaves-allen': 'Llaves hexagonales en escuadra',
  pinzas: 'Pinzas con mangos forrados',
  'pinzas-presion': 'Pinzas de presión con tornillo de ajuste',
  matraca: 'Matraca con dados en fila',
  flexometro: 'Flexómetro con cinta extendida',
  nivel: 'Nivel de gota con tres burbujas',
  'nivel-laser': 'Nivel láser proyectando líneas en cruz',
  cuter: 'Cúter con navaja expuesta',
  taquetes: 'Taquetes de plástico de expansión',
  pijas: 'Pijas y tornillos de punta fina',
  clavos: 'Clavos de acero',
  candado: 'Candado con gancho de acero y llaves',
  bisagra: 'Bisagra de acero con barrenos',
  cinta: 'Rollo de cinta',
  extension: 'Extensión eléctrica enrollada con clavija',
  foco: 'Foco LED con casquillo',
  contacto: 'Placa con contacto y apagador',
  'llave-agua': 'Llave de paso con maneral',
  conexion: 'Conexiones de tubo: codo y cople',
  escalera: 'Escalera de tijera abierta',
  carretilla: 'Carretilla con tolva y llanta neumática',
  pala: 'Pala de punta con mango de madera',
  casco: 'Casco de seguridad con ala',
  lentes: 'Lentes de seguridad',
  guantes: 'Par de guantes de trabajo',
  manguera: 'Manguera de jardín enrollada con pistola',
  tijeras: 'Tijeras para podar',
  brocha: 'Brocha con cerdas y mango de madera',
  rodillo: 'Rodillo para pintar con felpa',
  cartucho: 'Cartucho de sellador con boquilla',
  solvente: 'Bote metálico de solvente con tapa rosca',
  tambor: 'Tambor de 200 L con aros',
} as const;

type Drawing = keyof typeof DRAWINGS;

/** The vessels that are drawn once for each colour they hold. */
const VESSELS = {
  lata: 'Lata de pintura de 1 L',
  galon: 'Galón de pintura de 4 L',
  cubeta: 'Cubeta de pintura de 19 L',
  aerosol: 'Aerosol de pintura',
} as const;

export type Vessel = keyof typeof VESSELS;
export type VesselPicture = `${Vessel}-${Colour}`;
export type PictureName = Drawing | VesselPicture;

export const DRAWING_NAMES = Object.keys(DRAWINGS) as Drawing[];
export const VESSEL_NAMES = Object.keys(VESSELS) as Vessel[];

const ALTS = new Map<string, string>(Object.entries(DRAWINGS));
for (const [vessel, what] of Object.entries(VESSELS))
  for (const [colour, { name }] of Object.entries(COLOURS))
    ALTS.set(`${vessel}-${colour}`, `${what} con etiqueta color ${name.toLowerCase()}`);

/** The drawing as a product document states it. */
export function pictureOf(name: PictureName) {
  return { imagen: `/demo/${name}.svg`, alt: ALTS.get(name) ?? '', ancho: 800, alto: 800 } as const;
}
