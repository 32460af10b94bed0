/** Brands that people say for the thing itself. The columns are those of the machines. */
export const TRADE_NAMES = `
cemento de contacto | pegamento de contacto | pegamento 5000, resistol 5000, resistol amarillo, pegamento amarillo, 5000, pegamento para zapato
pegamento blanco | cola blanca | resistol blanco, resistol 850, 850, pegamento para madera, pegamento de carpintero
adhesivo epóxico | pegamento epóxico | plastiacero, plasti acero, soldadura fría, soldadura en frío, epoxi, plastilina epóxica, poxipol, plastiloka, devcon, resistol epóxico, epóxico 5 minutos, kola loka epóxica
adhesivo de montaje | | nomasclavos, liquid nails, pegamento para zoclo, pegamento para espejo
sellador de poliuretano | | sikaflex, sika flex, sika, sellador para junta, sellador de concreto
cinta gris | cinta para ducto | duct tape, cinta plateada, cinta americana, cinta plata, tape gris
cinta de empaque | cinta canela | diurex, cinta transparente, cinta para caja
aflojatodo | afloja todo | wd40, wd 40, wd-40, aceite penetrante, penetrante, lubricante en aerosol, tornillo oxidado, tuerca oxidada, tornillo pegado
pinzas de presión | | vise grip, visegrip, vise-grip, vice grip
anclaje químico | ancla química | epóxico para anclar, epóxico para varilla, anclar varilla, resina para ancla, hilti, epoxi para ancla, taquete químico
taquete de plástico | | taquete fischer, taquete fisher, fischer, fisher
cúter | | olfa, exacto
panel de yeso | | durock, sheetrock
silicón | | sista, dow corning, silicón para baño
impermeabilizante | | acriton, fester, thermotek, comex top
pintura vinílica | | vinimex, comex vinimex, berel, osel
esmalte | | comex 100
adhesivo para loseta | pegazulejo, adhesivo para azulejo | pegapiso, pega piso, crest, perdura, niasa, bexel, cemento para azulejo, pega azulejo
removedor de sarro | quitasarro | sarro, quita sarro, ácido muriático, ácido para sarro
pintura para tráfico | pintura vial | pintura para estacionamiento, pintura para topes, pintura para guarnición, pintura para cajón, pintura para banqueta, pintura de carretera
aerosol para alta temperatura | | pintura para asador, pintura para parrilla, pintura para escape, pintura para chimenea, pintura para estufa, pintura para calor, pintura para alta temperatura
cinta masking | | tuk, tuck, cinta tuk
`;
