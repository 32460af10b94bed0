/** Fixings, locks, glue. The columns are those of the machines. */
export const HARDWARE = `
taquete | ancla | tarugo, taco, taquetes de plástico, anchor, ramplug, chazo | takete, taqete
ancla de expansión | taquete de expansión, taquete expansivo | ancla metálica, arpón, taquete de metal, expansor
pija | tornillo para tablaroca, pija para tablaroca | tornillo drywall, autorroscante, autoperforante, tornillo de rosca, tornillo para madera, pijabroca, tirafondo | piga, pijas para tabla roca
tornillo | | bolt, perno, screw | torniyo, tornilo
rondana | arandela | washer, huacha, guasa | rondanna, rrondana
tuerca | | nut | tuerka
clavo | | nail, puntilla | clabo, klavo
remache | | rivet, remache pop | remaxe
armella | | hembrilla, argolla
alcayata | | gancho, escarpia
bisagra | | gozne, hinge | visagra, bizagra
candado | | padlock | kandado, candao
chapa | cerradura | chapa de puerta, lock, cerrajería | chappa
pasador | | aldaba, seguro para puerta
cadena | | chain, eslabón
cable | alambre eléctrico, cable eléctrico | cordón eléctrico, cable thw, wire | cavle
alambre recocido | alambre de amarre | alambrón
cinta de aislar | cinta aislante, cinta eléctrica | tape, cinta negra, cinta para cables, electrical tape | cinta de haislar, cinta de aizlar | enmascarar masking medir
tablaroca | panel de yeso, tabla roca, durock | drywall, sheetrock, yeso cartón, plafón de yeso | tablarroca, tablarroka, tablaroka
tubo pvc | | pvc, tubería, caño
pegamento | adhesivo | cola, resistol, pegadura, glue | pegamiento
boquilla | junteador, lechada | emboquillador, junta para azulejo, grout | voquilla
cemento | | portland, hormigón | semento, cemeto
malla | | tela de alambre, maya | maiya
manguera de jardín | manguera para jardín | manguera verde
silicón | silicona | sellador de silicón, caulk, silicone | silikon, cilicon
espuma de poliuretano | espuma expansiva | foam, espuma selladora
aceite | lubricante | lubricar
taquete de mariposa | taquete mariposa | mariposa, taquete para hueco
taquete para panel de yeso | taquete para tablaroca | ancla para tablaroca
clavo para concreto | clavo de acero | clavo hilti, clavo negro, clavo de impacto
corredera | corredera telescópica, riel para cajón | guía para cajón, riel de cajón, corredera para cajón
jaladera | jalador, tirador | manija para cajón, manija de mueble, tirador de mueble
rodaja | rueda giratoria | garrucha, rodachina, llantita, rueda para mueble, ruedita
ménsula | soporte para repisa | escuadra para repisa, pata para repisa
varilla roscada | espárrago, espárrago roscado | tornillo sin fin, varilla con rosca
malla hexagonal | malla gallinera | tela de gallinero, malla para gallinas, malla de gallinero
malla sombra | | toldo, lona de sombra, mallasombra
cinta de doble cara | cinta doble cara | cinta doble pega, cinta de montaje
cinta de precaución | cinta de peligro | cinta amarilla, cinta de prohibido, barricada
cinta autofundente | cinta vulcanizada | cinta vulcanizable, cinta vulcanizante, cinta autosoldable, scotch 23, cinta para empalme
cerrojo | | pasador con llave, cerradura de seguridad
portacandado | | aldaba para candado, hembrilla para candado
llanta para carretilla | | rueda de carretilla, cámara de carretilla
extintor | extinguidor | extinguidor de fuego
`;
