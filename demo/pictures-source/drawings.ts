import { COLOURS } from '#demo/catalogue/colours.ts';
import { DRAWING_NAMES } from '#demo/catalogue/pictures.ts';
import * as accessories from './accessories.ts';
import * as garden from './garden-machines.ts';
import * as hand from './hand-tools.ts';
import * as hardware from './hardware.ts';
import * as pistol from './pistol-tools.ts';
import * as saws from './power-saws.ts';
import * as sanders from './sanders-grinders.ts';
import * as vessels from './vessels.ts';
import * as workshop from './workshop-machines.ts';

const DRAWINGS: Record<(typeof DRAWING_NAMES)[number], () => string> = {
  'taladro-percutor': pistol.hammerDrill,
  'taladro-compacto': pistol.compactDrill,
  'atornillador-impacto': pistol.impactDriver,
  'llave-impacto': pistol.impactWrench,
  'rotomartillo-inalambrico': pistol.cordlessHammer,
  'taladro-con-cable': pistol.cordedDrill,
  rotomartillo: pistol.sdsHammer,
  demoledor: pistol.demolitionHammer,
  'pistola-calor': pistol.heatGun,
  'impacto-neumatico': pistol.airImpact,
  'sierra-circular': saws.cordedCircularSaw,
  'sierra-circular-inalambrica': saws.cordlessCircularSaw,
  caladora: saws.cordedJigsaw,
  'caladora-inalambrica': saws.cordlessJigsaw,
  reciprocante: saws.cordedReciprocating,
  'reciprocante-inalambrica': saws.cordlessReciprocating,
  ingletadora: saws.miterSaw,
  'sierra-mesa': saws.tableSaw,
  tronzadora: saws.chopSaw,
  cepillo: saws.planer,
  rebajadora: saws.router,
  esmeriladora: sanders.cordedGrinder,
  'esmeriladora-inalambrica': sanders.cordlessGrinder,
  pulidora: sanders.polisher,
  rotativa: sanders.rotaryTool,
  multiherramienta: sanders.multiTool,
  'lijadora-orbital': sanders.cordedSander,
  'lijadora-inalambrica': sanders.cordlessSander,
  'lijadora-neumatica': sanders.airSander,
  'lijadora-banda': sanders.beltSander,
  'esmeril-banco': sanders.benchGrinder,
  'taladro-banco': sanders.drillPress,
  cautin: sanders.solderingIron,
  sopladora: garden.blower,
  desbrozadora: garden.trimmer,
  motosierra: garden.chainsaw,
  lampara: garden.workLight,
  bateria: garden.batteryPack,
  cargador: garden.charger,
  combo: () => garden.combo(pistol.hammerDrill(), pistol.impactDriver()),
  soldadora: workshop.welder,
  careta: workshop.weldingMask,
  generador: workshop.generator,
  hidrolavadora: workshop.pressureWasher,
  aspiradora: workshop.vacuum,
  compresor: workshop.compressor,
  'pistola-pintar': workshop.sprayGun,
  clavadora: workshop.nailer,
  'manguera-aire': workshop.airHose,
  manguera: workshop.gardenHose,
  'pistola-aire': workshop.blowGun,
  'disco-corte': accessories.cuttingDisc,
  'disco-diamante': accessories.diamondDisc,
  'disco-sierra': accessories.sawBlade,
  'broca-concreto': accessories.masonryBits,
  'broca-metal': accessories.metalBits,
  'broca-sds': accessories.sdsBits,
  'broca-plana': accessories.spadeBits,
  'hoja-sierra': accessories.sawStrips,
  puntas: accessories.driverBits,
  dados: accessories.sockets,
  carbones: accessories.carbonBrushes,
  broquero: accessories.chuck,
  lija: accessories.sandpaper,
  martillo: hand.hammer,
  marro: hand.sledge,
  desarmador: hand.screwdrivers,
  'llave-ajustable': hand.adjustableWrench,
  'llave-stilson': hand.pipeWrench,
  llaves: hand.combinationWrenches,
  'llaves-allen': hand.hexKeys,
  pinzas: hand.pliers,
  'pinzas-presion': hand.lockingPliers,
  matraca: hand.ratchet,
  flexometro: hand.tapeMeasure,
  nivel: hand.level,
  'nivel-laser': hand.laserLevel,
  cuter: hand.cutter,
  tijeras: hand.shears,
  prensa: hand.clamp,
  formon: hand.chisel,
  serrucho: hand.handSaw,
  pala: hand.shovel,
  pijas: hardware.screws,
  clavos: hardware.nails,
  taquetes: hardware.anchors,
  candado: hardware.padlock,
  bisagra: hardware.hinge,
  cinta: hardware.tapeRoll,
  extension: hardware.extensionCord,
  foco: hardware.bulb,
  contacto: hardware.wallPlate,
  'llave-agua': hardware.valve,
  conexion: hardware.pipeFittings,
  escalera: hardware.ladder,
  carretilla: hardware.wheelbarrow,
  casco: hardware.helmet,
  lentes: hardware.glasses,
  guantes: hardware.gloves,
  brocha: hardware.paintBrush,
  rodillo: hardware.roller,
  cartucho: hardware.cartridge,
  solvente: hardware.solventCan,
  tambor: vessels.drum,
};

/** Every picture of the catalogue by file name. */
export function allDrawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const name of DRAWING_NAMES) drawings.set(name, DRAWINGS[name]());
  for (const [colour, { hex }] of Object.entries(COLOURS)) {
    drawings.set(`cubeta-${colour}`, vessels.bucket(hex));
    drawings.set(`galon-${colour}`, vessels.gallon(hex));
    drawings.set(`lata-${colour}`, vessels.litre(hex));
    drawings.set(`aerosol-${colour}`, vessels.aerosol(hex));
  }
  return drawings;
}
