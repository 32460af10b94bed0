/** Brands that people say for the thing itself. The columns are those of the machines. */
export const TRADE_NAMES = `
cemento de contacto | pegamento de contacto | pegamento 5000, resistol 5000, resistol amarillo, pegamento amarillo, 5000, pegamento para zapato, pegamento de zapatero, contact cement, pegamento para cuero
pegamento blanco | cola blanca | resistol blanco, resistol 850, 850, pegamento para madera, pegamento de carpintero, resistol para madera, pegamento escolar
adhesivo epóxico | pegamento epóxico | plastiacero, plasti acero, soldadura fría, soldadura en frío, epoxi, plastilina epóxica, poxipol, plastiloka, devcon, resistol epóxico, epóxico 5 minutos, kola loka epóxica, kola loka, cola loca, kolaloka, crazy glue, super glue, superglue, pegamento instantáneo, loctite, jb weld, uhu, krazy kola, cianoacrilato, pegamento universal, pegamento de dos partes
adhesivo de montaje | | nomasclavos, liquid nails, pegamento para zoclo, pegamento para espejo, no más clavos, pegamento de montaje, adhesivo de construcción, pegalotodo
sellador de poliuretano | | sikaflex, sika flex, sika, sellador para junta, sellador de concreto, sellador flexible, sellador para grieta de concreto
cinta gris | cinta para ducto | duct tape, cinta plateada, cinta americana, cinta plata, tape gris
cinta de empaque | cinta canela | diurex, cinta transparente, cinta para caja, packing tape, cinta para cerrar cajas
aflojatodo | afloja todo | wd40, wd 40, wd-40, aceite penetrante, penetrante, lubricante en aerosol, tornillo oxidado, tuerca oxidada, tornillo pegado, wd, tres en uno, 3 en uno, 3 en 1, penetrating oil, aceite de máquina, lubricante para bisagra, afloja tuercas
pinzas de presión | | vise grip, visegrip, vise-grip, vice grip
anclaje químico | ancla química | epóxico para anclar, epóxico para varilla, anclar varilla, resina para ancla, hilti, epoxi para ancla, taquete químico
taquete de plástico | | taquete fischer, taquete fisher, fischer, fisher, taquete de pared, plug de plástico
cúter | | olfa, exacto
panel de yeso | | durock, sheetrock
silicón | | sista, dow corning, silicón para baño
impermeabilizante | | acriton, fester, thermotek, comex top
pintura vinílica | | vinimex, comex vinimex, berel, osel
esmalte | | comex 100
adhesivo para loseta | pegazulejo, adhesivo para azulejo | pegapiso, pega piso, crest, perdura, niasa, bexel, cemento para azulejo, pega azulejo, thinset, pega loseta, pegavitro, cemento para loseta, pegamento para piso
removedor de sarro | quitasarro | sarro, quita sarro, ácido muriático, ácido para sarro, drano de sarro, descalcificador, antisarro
pintura para tráfico | pintura vial | pintura para estacionamiento, pintura para topes, pintura para guarnición, pintura para cajón, pintura para banqueta, pintura de carretera
aerosol para alta temperatura | | pintura para asador, pintura para parrilla, pintura para escape, pintura para chimenea, pintura para estufa, pintura para calor, pintura para alta temperatura, pintura para mofle, pintura para horno, pintura para comal, pintura para motor, pintura para múltiple
cinta masking | | tuk, tuck, cinta tuk
`;
