/** Fixings, electricity, plumbing, locks. The columns are those of the machines. */
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
chapa | cerradura | cerrojo, chapa de puerta, lock, cerrajería | chappa
pasador | | aldaba, seguro para puerta
cadena | | chain, eslabón
cable | alambre eléctrico, cable eléctrico | cordón eléctrico, cable thw, wire | cavle
alambre recocido | alambre de amarre | alambrón
cinta de aislar | cinta aislante, cinta eléctrica | tape, cinta negra, cinta para cables, electrical tape | cinta de haislar, cinta de aizlar | enmascarar masking medir
apagador | interruptor | switch, apagador de luz | apagadr
contacto eléctrico | contacto, tomacorriente | toma corriente, toma de corriente, enchufe de pared, outlet | contato
clavija | enchufe | plug, ficha | clabija
foco | bombilla, lámpara led | bombillo, lámpara, ampolleta, bulb, foco ahorrador | foko | trabajo
socket | portalámpara | soquet, receptáculo, base para foco
pastilla termomagnética | interruptor termomagnético, breaker | pastilla, braker, centro de carga
multicontacto | | barra de contactos, regleta, multiplug
tablaroca | panel de yeso, tabla roca, durock | drywall, sheetrock, yeso cartón, plafón de yeso | tablarroca, tablarroka, tablaroka
llave de paso | válvula | válvula de paso, llave de globo, valve | llave de pazo
llave mezcladora | mezcladora, monomando | grifo, grifería, llave para lavabo, llave de fregadero, faucet
llave de nariz | llave de jardín | grifo de jardín, llave para manguera
cinta teflón | teflón | cinta para rosca, cinta de plomero | teflon
tubo pvc | pvc | tubería, caño
codo | | elbow, esquina de tubo
sapo de wc | sapo, herraje para wc | flotador, herraje de baño, válvula de descarga
regadera | | ducha, shower | rregadera
cespol | | sifón, trampa | sespol
pegamento | adhesivo | cola, resistol, pegadura, glue | pegamiento
pegamento de contacto | cemento de contacto, 5000 | pegamento amarillo
pegazulejo | adhesivo para azulejo, pega azulejo | pegapiso, cemento para azulejo, pegavitro
boquilla | junteador, lechada | emboquillador, junta para azulejo, grout | voquilla
cemento | | portland, hormigón | semento, cemeto
malla | | tela de alambre, maya | maiya
manguera de jardín | manguera para jardín | manguera verde
silicón | silicona | sellador de silicón, caulk, silicone | silikon, cilicon
espuma de poliuretano | espuma expansiva | foam, espuma selladora
aceite | lubricante, aflojatodo | wd40, wd 40, afloja todo, lubricar
`;
