import type { PictureName } from '../catalogue/pictures.ts';
import type { Part } from './parts-drawing.ts';

/** What one manual covers: machines that are held, used and taken apart alike. */
export interface MachineKind {
  readonly file: string;
  readonly title: string;
  readonly pictures: readonly PictureName[];
  readonly dangers: readonly string[];
  readonly use: readonly string[];
  readonly upkeep: readonly string[];
  /** From the outside in, as they come off. */
  readonly parts: readonly Part[];
}

const CORD = 'Usa una extensión de tres hilos, calibre 14 o mayor, y desconéctala antes de cambiar el accesorio.';
const BATTERY = 'Quita la batería antes de cambiar el accesorio, limpiar o guardar la herramienta.';
const BRUSHES = 'Cambia los carbones por pares cuando midan menos de 6 mm.';
const VENTS = 'Sopla las ranuras de ventilación con aire seco al terminar la jornada.';
const MOTOR: readonly Part[] = [
  ['Rotor', 'eje'],
  ['Estator', 'caja'],
  ['Interruptor', 'mango'],
];

export const MACHINE_KINDS: readonly MachineKind[] = [
  {
    file: 'taladros',
    title: 'Taladros y rotomartillos',
    pictures: [
      'taladro-percutor',
      'taladro-compacto',
      'taladro-con-cable',
      'rotomartillo-inalambrico',
      'rotomartillo',
      'demoledor',
      'taladro-banco',
    ],
    dangers: [
      'Localiza tubería y cable dentro del muro antes de perforar.',
      'Sujeta con las dos manos y monta el mango auxiliar: si la broca se atora, la herramienta gira.',
      CORD,
      BATTERY,
    ],
    use: [
      'Abre el mandril, mete la broca hasta el fondo y aprieta. En SDS, empuja hasta que trabe.',
      'Elige la función: perforar en madera y metal, percusión en tabique y concreto.',
      'Marca el centro, apoya la punta y arranca despacio.',
      'En concreto no empujes: deja que el golpe trabaje y saca la broca cada 3 cm para limpiar el barreno.',
      'Suelta el gatillo y espera a que pare antes de apoyarla.',
    ],
    upkeep: [
      VENTS,
      BRUSHES,
      'Pon grasa al zanco SDS cada cambio de broca.',
      'Limpia el mandril con brocha, nunca con agua.',
    ],
    parts: [
      ['Broquero', 'disco'],
      ['Collarín selector', 'disco'],
      ['Caja de engranes', 'caja'],
      ['Engrane de salida', 'engrane'],
      ['Resorte de percusión', 'resorte'],
      ...MOTOR,
      ['Carbones', 'resorte'],
      ['Mango auxiliar', 'mango'],
    ],
  },
  {
    file: 'impacto',
    title: 'Atornilladores y llaves de impacto',
    pictures: ['atornillador-impacto', 'llave-impacto', 'impacto-neumatico'],
    dangers: [
      'Usa solo dados y puntas de impacto: los cromados se astillan.',
      'Ponte lentes y protección de oídos.',
      'Cierra el aire y descarga la manguera antes de cambiar el dado.',
      BATTERY,
    ],
    use: [
      'Coloca la punta o el dado y jala para comprobar que trabó.',
      'Escoge sentido de giro y nivel de par.',
      'Arranca la tuerca a mano dos vueltas.',
      'Aprieta en golpes cortos y termina con torquímetro donde el fabricante pida un par.',
    ],
    upkeep: [VENTS, 'En neumáticas, cinco gotas de aceite en la entrada de aire antes de cada jornada.'],
    parts: [
      ['Yunque', 'eje'],
      ['Martillo', 'engrane'],
      ['Resorte de martillo', 'resorte'],
      ['Caja de impacto', 'caja'],
      ['Planetarios', 'engrane'],
      ...MOTOR,
    ],
  },
  {
    file: 'esmeriladoras',
    title: 'Esmeriladoras, pulidoras y rotativas',
    pictures: ['esmeriladora', 'esmeriladora-inalambrica', 'pulidora', 'rotativa', 'tronzadora', 'esmeril-banco'],
    dangers: [
      'Nunca trabajes sin guarda. Revisa que las rpm del disco sean mayores que las de la máquina.',
      'Lentes y careta: un disco roto sale a la velocidad con que giraba.',
      'No uses disco de corte para desbastar ni lo tuerzas dentro del corte.',
      CORD,
    ],
    use: [
      'Desconecta, pon el seguro de la flecha y monta brida, disco y tuerca.',
      'Gira la guarda hacia ti y fíjala.',
      'Deja correr en vacío treinta segundos, lejos de la gente.',
      'Corta a plomo, sin palanca; desbasta con el disco entre 20 y 30 grados.',
    ],
    upkeep: [VENTS, BRUSHES, 'Tira los discos golpeados, mojados o vencidos.'],
    parts: [
      ['Tuerca de brida', 'disco'],
      ['Guarda', 'disco'],
      ['Flecha', 'eje'],
      ['Corona', 'engrane'],
      ['Piñón', 'engrane'],
      ['Caja de engranes', 'caja'],
      ...MOTOR,
      ['Carbones', 'resorte'],
    ],
  },
  {
    file: 'sierras',
    title: 'Sierras',
    pictures: [
      'sierra-circular',
      'sierra-circular-inalambrica',
      'caladora',
      'caladora-inalambrica',
      'reciprocante',
      'reciprocante-inalambrica',
      'ingletadora',
      'sierra-mesa',
    ],
    dangers: [
      'Las manos fuera de la línea de corte y la pieza sujeta con prensa.',
      'Comprueba que la guarda regrese sola antes de cada corte.',
      'Quita clavos y grapas de la madera usada.',
      CORD,
      BATTERY,
    ],
    use: [
      'Desconecta y monta la hoja con los dientes en el sentido de la flecha.',
      'Ajusta la profundidad: que la hoja pase un diente por debajo de la pieza.',
      'Espera a que tome velocidad antes de tocar el material.',
      'Avanza parejo. Si se frena, suelta el gatillo y saca la hoja recta.',
    ],
    upkeep: [VENTS, 'Quita la resina de la hoja con solvente y afila o cambia la que queme la madera.', BRUSHES],
    parts: [
      ['Tornillo de hoja', 'eje'],
      ['Hoja', 'disco'],
      ['Guarda móvil', 'disco'],
      ['Zapata', 'caja'],
      ['Engrane', 'engrane'],
      ...MOTOR,
      ['Resorte de guarda', 'resorte'],
    ],
  },
  {
    file: 'lijado-y-cepillado',
    title: 'Lijadoras, cepillos y rebajadoras',
    pictures: [
      'lijadora-orbital',
      'lijadora-banda',
      'lijadora-inalambrica',
      'lijadora-neumatica',
      'cepillo',
      'rebajadora',
      'multiherramienta',
    ],
    dangers: [
      'Mascarilla contra polvo y aspiradora conectada.',
      'Espera a que pare por completo antes de dejarla sobre la mesa.',
      'La fresa y las cuchillas quedan calientes: cámbialas con guante.',
      CORD,
    ],
    use: [
      'Fija la pieza y comprueba que la lija o la cuchilla esté bien puesta.',
      'Arranca en el aire y baja sobre el material.',
      'Avanza a favor de la veta, sin recargar el peso.',
      'Sube de grano en grano: 80, 120 y 220.',
    ],
    upkeep: [VENTS, BRUSHES, 'Vacía el saco de polvo antes de que pase de la mitad.'],
    parts: [
      ['Base', 'disco'],
      ['Contrapeso', 'engrane'],
      ['Rodamiento', 'disco'],
      ['Saco de polvo', 'caja'],
      ...MOTOR,
      ['Perilla', 'mango'],
    ],
  },
  {
    file: 'compresores-y-pintura',
    title: 'Compresores y pistolas para pintar',
    pictures: ['compresor', 'pistola-pintar'],
    dangers: [
      'Purga el tanque cada día: el agua lo oxida por dentro.',
      'No cambies la válvula de seguridad ni la presión del presostato.',
      'Pinta con ventilación, sin flama cerca y con mascarilla de cartucho.',
    ],
    use: [
      'Revisa el aceite y cierra la purga.',
      'Conecta, arranca y espera a que corte solo.',
      'Gradúa el regulador a la presión de la herramienta.',
      'Con pistola, prueba el abanico en cartón y mantén 20 cm de distancia.',
    ],
    upkeep: ['Primer cambio de aceite a las 50 horas, después cada 300.', 'Limpia el filtro de aire cada semana.'],
    parts: [
      ['Filtro de aire', 'disco'],
      ['Cabeza', 'caja'],
      ['Válvulas', 'disco'],
      ['Pistón y biela', 'eje'],
      ['Cigüeñal', 'eje'],
      ['Motor', 'caja'],
      ['Presostato', 'mango'],
      ['Regulador', 'resorte'],
    ],
  },
  {
    file: 'soldadoras',
    title: 'Soldadoras',
    pictures: ['soldadora'],
    dangers: [
      'Careta, guantes y peto. Nadie sin careta a menos de cinco metros.',
      'Retira lo inflamable en diez metros y ten un extinguidor a la mano.',
      'Conecta a tierra y no sueldes sobre piso mojado.',
    ],
    use: [
      'Fija la pinza de tierra sobre metal limpio.',
      'Ajusta la corriente: 30 a 40 A por milímetro de electrodo.',
      'Inicia el arco como quien enciende un cerillo y avanza con el electrodo inclinado 15 grados.',
      'Deja enfriar, quita la escoria con piqueta y revisa el cordón.',
    ],
    upkeep: ['Sopla el interior cada mes, desconectada.', 'Aprieta las zapatas de los cables.'],
    parts: [
      ['Cubierta', 'caja'],
      ['Ventilador', 'disco'],
      ['Tarjeta de control', 'caja'],
      ['Transformador', 'caja'],
      ['Perilla de corriente', 'disco'],
      ['Portaelectrodo', 'mango'],
    ],
  },
  {
    file: 'motor-y-agua',
    title: 'Generadores, hidrolavadoras y aspiradoras',
    pictures: ['generador', 'hidrolavadora', 'aspiradora'],
    dangers: [
      'Un motor de gasolina no trabaja bajo techo: el monóxido no huele.',
      'No conectes un generador a la instalación de la casa sin transferencia.',
      'El chorro de una hidrolavadora corta la piel: no apuntes a nadie.',
    ],
    use: [
      'Revisa aceite, combustible o agua antes de arrancar.',
      'Arranca sin carga y deja calentar dos minutos.',
      'Conecta la carga poco a poco, la más grande primero.',
      'Al terminar, quita la carga, deja enfriar y apaga.',
    ],
    upkeep: ['Cambia el aceite cada 100 horas.', 'Vacía el carburador si va a estar parado más de un mes.'],
    parts: [
      ['Filtro', 'disco'],
      ['Cubierta', 'caja'],
      ['Bujía', 'eje'],
      ['Motor', 'caja'],
      ['Bomba o alternador', 'caja'],
      ['Resorte de arranque', 'resorte'],
      ['Manija', 'mango'],
    ],
  },
  {
    file: 'jardin',
    title: 'Motosierras, desbrozadoras y sopladoras',
    pictures: ['motosierra', 'desbrozadora', 'sopladora', 'cortasetos', 'podadora'],
    dangers: [
      'Pantalón de lona, botas, guantes y careta.',
      'Nadie a menos de quince metros.',
      'No cortes con la punta de la espada: rebota hacia ti.',
      BATTERY,
    ],
    use: [
      'Revisa cadena, cuchilla o hilo, y que el freno trabe.',
      'Arranca apoyado en el piso, con los pies firmes.',
      'Corta a plena velocidad y por debajo del hombro.',
      'Apaga para caminar de un lugar a otro.',
    ],
    upkeep: [
      'Afila la cadena cuando saque polvo en vez de viruta.',
      'Llena el aceite de cadena con cada carga.',
      VENTS,
    ],
    parts: [
      ['Cubierta', 'caja'],
      ['Espada o cabezal', 'eje'],
      ['Piñón', 'engrane'],
      ['Bomba de aceite', 'resorte'],
      ...MOTOR,
      ['Freno', 'mango'],
    ],
  },
];
