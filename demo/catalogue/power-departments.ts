import * as carpentryBeltSanders from './families/carpentry-belt-sanders.ts';
import * as carpentryMiterSaws from './families/carpentry-miter-saws.ts';
import * as carpentryPlaners from './families/carpentry-planers.ts';
import * as carpentryRouters from './families/carpentry-routers.ts';
import * as carpentrySanders from './families/carpentry-sanders.ts';
import * as carpentrySaws from './families/carpentry-saws.ts';
import * as carpentryTableSaws from './families/carpentry-table-saws.ts';
import * as cordedDemolition from './families/corded-demolition.ts';
import * as cordedDrills from './families/corded-drills.ts';
import * as cordedGrinders from './families/corded-grinders.ts';
import * as cordedHammers from './families/corded-hammers.ts';
import * as cordedHeatGuns from './families/corded-heat-guns.ts';
import * as cordedMetalCutting from './families/corded-metal-cutting.ts';
import * as cordedPolishers from './families/corded-polishers.ts';
import * as cordedRotaryTools from './families/corded-rotary-tools.ts';
import * as cordedSolderingIrons from './families/corded-soldering-irons.ts';
import * as cordlessCombos from './families/cordless-combos.ts';
import * as cordlessDrills from './families/cordless-drills.ts';
import * as cordlessFinishing from './families/cordless-finishing.ts';
import * as cordlessGarden from './families/cordless-garden.ts';
import * as cordlessGrinders from './families/cordless-grinders.ts';
import * as cordlessHammers from './families/cordless-hammers.ts';
import * as cordlessImpact from './families/cordless-impact.ts';
import * as cordlessLights from './families/cordless-lights.ts';
import * as cordlessSaws from './families/cordless-saws.ts';
import * as cordlessVacuums from './families/cordless-vacuums.ts';
import * as machinesBench from './families/machines-bench.ts';
import * as machinesDrillPresses from './families/machines-drill-presses.ts';
import * as machinesGenerators from './families/machines-generators.ts';
import * as machinesPressureWashers from './families/machines-pressure-washers.ts';
import * as machinesVacuums from './families/machines-vacuums.ts';
import * as machinesWelding from './families/machines-welding.ts';
import * as pneumaticAirLine from './families/pneumatic-air-line.ts';
import * as pneumaticCompressors from './families/pneumatic-compressors.ts';
import * as pneumaticImpact from './families/pneumatic-impact.ts';
import * as pneumaticNailers from './families/pneumatic-nailers.ts';
import * as pneumaticSprayGuns from './families/pneumatic-spray-guns.ts';
import type { Department } from './family.ts';

/** The departments of power tools, in the order of the labels. */
export const powerDepartments: readonly Department[] = [
  [cordlessDrills, cordlessHammers, cordlessImpact],
  [cordlessGrinders, cordlessSaws, cordlessFinishing],
  [cordlessGarden, cordlessLights, cordlessVacuums, cordlessCombos],
  [cordedDrills, cordedHammers, cordedDemolition],
  [cordedGrinders, cordedMetalCutting, cordedPolishers, cordedRotaryTools, cordedHeatGuns, cordedSolderingIrons],
  [machinesWelding, machinesGenerators, machinesPressureWashers, machinesVacuums, machinesBench, machinesDrillPresses],
  [
    carpentrySaws,
    carpentryMiterSaws,
    carpentryTableSaws,
    carpentryRouters,
    carpentryPlaners,
    carpentrySanders,
    carpentryBeltSanders,
  ],
  [pneumaticCompressors, pneumaticSprayGuns, pneumaticAirLine],
  [pneumaticImpact, pneumaticNailers],
];
