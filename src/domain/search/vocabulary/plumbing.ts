/** Plumbing and the bathroom. The columns are those of the machines. */
export const PLUMBING = `
cinta ptfe | cinta teflón, teflón | cinta para rosca, cinta de plomero, cinta para tubo, sellador de rosca, teflón para rosca, cinta blanca para rosca, cinta para rosca de tubo, cinta blanca de plomero | teflon, tefron, tefelon
cemento para pvc | pegamento para pvc, pegamento para tubo de pvc | adhesivo para pvc, pegamento azul, pega tubo, pegatubo, pegamento sanitario, pegamento hidráulico | semento pvc
cemento para cpvc | pegamento para cpvc, pegamento para tubo de cpvc | adhesivo para cpvc, pegamento amarillo para cpvc, pegamento para tubo de agua caliente, pegamento para agua caliente, cemento para agua caliente | semento cpvc
codo | | elbow, esquina de tubo, curva de tubo
yee | | conexión yee, y griega
tee | | conexión tee, conexión en t
tubo de cobre | | tubería de cobre, caño de cobre
tubo sanitario | tubo de drenaje | tubo de descarga, tubería sanitaria, tubo para drenaje, albañal
llave de esfera | llave de paso, válvula de esfera | llave de bola, llave de globo, válvula de bola, válvula de globo, llave de cierre, llave de corte, llave general, llave de compuerta, válvula de compuerta, válvula de paso, llave para tubo de agua
llave angular | válvula angular, llave de escuadra | llave de control, llave de abasto, llave para sanitario
llave de nariz | llave de chorro, llave de jardín | grifo de jardín, llave para manguera, llave de patio, llave de lavadero, llave de manguera
llave de regadera | | llaves para regadera, llave empotrada, manerales de regadera
regadera | | ducha, shower, cebolleta, cabeza de regadera, cebolla de regadera | rregadera, regadra
regadera de teléfono | regadera de mano | teléfono de regadera, regadera manual
mezcladora | | llave mezcladora, grifo, grifería
mezcladora para cocina | llave para cocina | llave para fregadero, llave para tarja, mezcladora para fregadero, mezcladora para tarja, llave de fregadero, grifo de cocina, llave mezcladora para fregadero, llave mezcladora para tarja, llave mezcladora para cocina
mezcladora para lavabo | llave para lavabo | llave de lavabo, llave para lavamanos, mezcladora para lavamanos, llave para baño, grifo de lavabo, llave mezcladora para lavabo
monomando | | llave monomando, monomando para fregadero, monomando para tarja
herraje para sanitario | herrajes para wc, herrajes para taza | taza de baño, taza, wc, inodoro, excusado, escusado, retrete, tanque bajo, accesorios para wc, kit para wc, reparación de wc, fluxómetro, palanca de wc, bomba del wc, flotador de wc, flotador de taza, válvula de llenado, repuesto de wc, toilet, toilet repair kit | ecusado, inhodoro
sanitario | wc, inodoro | taza de baño, taza, excusado, escusado, retrete
sapo | sapo para sanitario, sapo de wc | sapito, pera de wc, tapón de tanque, flapper, válvula de descarga, perilla del baño, pera del baño, pera de sanitario, tapón de wc
válvula de flotador | flotador | flotador para tinaco, flotador para cisterna, válvula para tinaco, bola del tinaco, boya, boya de tinaco | valbula de flotador
válvula check | válvula de retención | válvula antirretorno, pichancha, válvula de no retorno
manguera flexible | coflex, manguera trenzada | manguera de alimentación, alimentador, conector flexible, manguera coflex, flexible de lavabo, manguera de lavabo | manguera flecsible
calentador | boiler | bóiler, calentador de agua, calentón
cespol | trampa, trampa de lavabo | sifón, sifón para lavabo, desagüe de lavabo, resumidero, tubo de lavabo, desagüe, desagüe de fregadero, cespol de fregadero, p trap | sespol, cespól, sezpol
fregadero | tarja | lavatrastes, lavaplatos
lavabo | lavamanos | ovalín
tinaco | | rotoplas, depósito de agua, tanque de agua, contenedor de agua, aquaplas, tinaco rotoplas, water tank, pila de agua, aljibe de plástico | tinako
bomba periférica | bomba para agua | bomba de agua, bomba para tinaco, bomba para cisterna, bomba para casa, bomba centrífuga
bomba sumergible | | bomba de achique, bomba para agua sucia, bomba para pozo, bomba lodera
presurizador | bomba presurizadora | hidroneumático, equipo hidroneumático, presión de agua, poca presión de agua, poca presión | precurizador
guía destapacaños | destapacaños, sonda destapacaños | sonda, sonda para drenaje, sonda para caño, víbora, víbora para drenaje, destapador, destapador de caños, destapa caños, resorte para caño, víbora para caño, guía para drenaje, guía para caño, sosa, sosa cáustica, drano, ventosa, bomba para destapar, chupón para destapar, bomba de baño, drain snake, plunger, destapador de baño, destapacaños líquido, alambre para destapar
soldadura para cobre | | soldadura de plomero, soldadura 50 50, soldadura para tubo
soplete | | soplete de plomero, antorcha, antorcha de gas
tubo de cpvc | | tubo para agua caliente, tubo hidráulico, tubo de agua caliente, tubería de agua caliente
manguera flexible para calentador | coflex para calentador, coflex para boiler | manguera de boiler, manguera para boiler
manguera flexible para sanitario | coflex para wc, coflex para taza | manguera para wc, manguera de taza
bomba de trasvase | | bomba para tambo, bomba para trasegar
adaptador macho | | conector macho, conexión macho, adaptador con rosca
cople | unión | cople de unión, conector recto
motobomba a gasolina | bomba de gasolina | bomba para riego, bomba a gasolina, bomba agrícola
`;
