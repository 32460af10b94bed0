/** Fixings, locks, glue. The columns are those of the machines. */
export const HARDWARE = `
taquete | ancla | tarugo, taco, taquetes de plástico, anchor, ramplug, chazo | takete, taqete
ancla de expansión | taquete de expansión, taquete expansivo | ancla metálica, arpón, taquete de metal, expansor, ancla de camisa, taquete arpón, taquete expander, taquete de plomo, taquete metálico
pija | tornillo para tablaroca, pija para tablaroca | tornillo drywall, autorroscante, autoperforante, tornillo de rosca, tornillo para madera, pijabroca, tirafondo | piga, pijas para tabla roca
tornillo | | bolt, perno, screw | torniyo, tornilo
rondana | arandela | washer, huacha, guasa | rondanna, rrondana
tuerca | | nut | tuerka
clavo | | nail, puntilla | clabo, klavo
remache | | rivet, remache pop | remaxe
armella | | hembrilla, argolla, cáncamo, eye bolt, ojillo, gancho para hamaca
alcayata | | gancho, escarpia
bisagra | | gozne, hinge, pernio, bisagra de puerta | visagra, bizagra
candado | | padlock | kandado, candao
chapa | cerradura | chapa de puerta, lock, cerrajería, yale, kwikset | chappa
pasador | | aldaba, seguro para puerta, picaporte, aldabilla, cerrojo de barril, slide bolt, barrel bolt
cadena | | chain, eslabón
cable | alambre eléctrico, cable eléctrico | cordón eléctrico, cable thw, wire | cavle
alambre recocido | alambre de amarre | alambrón, alambre para amarrar
cinta de aislar | cinta aislante, cinta eléctrica | tape, cinta negra, cinta para cables, electrical tape, teip, tape negro, cinta negra de aislar, electricians tape | cinta de haislar, cinta de aizlar | enmascarar masking medir
tablaroca | panel de yeso, tabla roca, durock | drywall, sheetrock, yeso cartón, plafón de yeso | tablarroca, tablarroka, tablaroka
tubo pvc | | pvc, tubería, caño, pipe
pegamento | adhesivo | cola, resistol, pegadura, glue | pegamiento
boquilla | junteador, lechada | emboquillador, junta para azulejo, grout, lechada para azulejo, lechada para piso, boquillex | voquilla
cemento | | portland, hormigón | semento, cemeto
malla | | tela de alambre, maya | maiya
manguera de jardín | manguera para jardín | manguera verde
silicón | silicona | sellador de silicón, caulk, silicone | silikon, cilicon
espuma de poliuretano | espuma expansiva | foam, espuma selladora, spray foam, espuma para huecos
aceite | lubricante | lubricar
taquete de mariposa | taquete mariposa | mariposa, taquete para hueco
taquete para panel de yeso | taquete para tablaroca | ancla para tablaroca
clavo para concreto | clavo de acero | clavo hilti, clavo negro, clavo de impacto
corredera | corredera telescópica, riel para cajón | guía para cajón, riel de cajón, corredera para cajón
jaladera | jalador, tirador | manija para cajón, manija de mueble, tirador de mueble, agarradera, perilla, pomo de mueble, drawer pull, cabinet handle
rodaja | rueda giratoria | garrucha, rodachina, llantita, rueda para mueble, ruedita, llanta para mueble, caster, rueda loca, rueda para carrito
ménsula | soporte para repisa | escuadra para repisa, pata para repisa
varilla roscada | espárrago, espárrago roscado | tornillo sin fin, varilla con rosca
malla hexagonal | malla gallinera | tela de gallinero, malla para gallinas, malla de gallinero, malla para corral, malla pollera, alambre para gallinero
malla sombra | | toldo, lona de sombra, mallasombra
cinta de doble cara | cinta doble cara | cinta doble pega, cinta de montaje, velcro, double sided tape
cinta de precaución | cinta de peligro | cinta amarilla, cinta de prohibido, barricada, caution tape
cinta autofundente | cinta vulcanizada | cinta vulcanizable, cinta vulcanizante, cinta autosoldable, scotch 23, cinta para empalme
cerrojo | | pasador con llave, cerradura de seguridad
portacandado | | aldaba para candado, hembrilla para candado
llanta para carretilla | | rueda de carretilla, cámara de carretilla
extintor | extinguidor | extinguidor de fuego, fire extinguisher
mecate | soga | piola, reata, rope
`;
