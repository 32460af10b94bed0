/** Cable, switches, light. The columns are those of the machines. */
export const ELECTRICAL = `
apagador de escalera | apagador de tres vías, apagador 3 vías | apagador de paso, apagador three way, three way, conmutador, apagador doble vía
apagador | interruptor de luz | switch, apagador de luz, swich, suich, suiche, switch de luz, pera de luz | apagadr, apagdor
contacto | contacto eléctrico | tomacorriente, toma corriente, toma de corriente, enchufe, enchufe de pared, toma de luz, leviton, wall outlet, receptacle | contato, kontacto
contacto con protección de falla | contacto gfci, gfci | contacto con falla a tierra, contacto con interruptor de falla
interruptor termomagnético | pastilla termomagnética, breaker | pastilla, braker, térmico, pastilla para centro de carga, pastilla square d, square d, fusible, térmica, pastilla térmica, termomagnética, pastilla de luz, cuchilla térmica, circuit breaker | braquer, brecker
centro de carga | | caja de pastillas, caja de breakers, tablero eléctrico, caja de fusibles, caja de luz, cuchillas, interruptor de cuchillas, caja de cuchillas, panel eléctrico, breaker box
atenuador | dimmer | regulador de luz, dímer, regulador de intensidad, apagador con dimmer, apagador con atenuador, apagador regulable | dimer, dimerr
temporizador | timer | reloj programador, programador de luz, reloj para luz | taimer
cable thw | cable para instalación | romex, cable romex, thhn, cable thhn, cable condumex, cable iusa, cable indiana, cable de luz, cable para contacto, alambre para luz, condumex, cable iusa
placa ciega | tapa ciega | placa sin salida, tapa para chalupa, tapa de caja eléctrica
caja chalupa | chalupa | caja para contacto, caja para apagador, junction box
caja cuadrada | | caja de registro, registro eléctrico
poliducto | | manguera para cable, manguera naranja, tubo naranja, tubo corrugado, poliflex, manguera corrugada, conduit flexible | poliduto
tubo conduit | | tubo para cable, tubería conduit, tubo eléctrico | tubo condui
canaleta | | canaleta para cable, ducto para cable, cubre cable
extensión eléctrica | extensión | cable de extensión, extension cord, alargador, alargue, alargadera, cordón de extensión | extencion, estension, extenzion | telescopica rodillo dado puntas
extensión de barra | multicontacto | barra de contactos, regleta, multiplug, barra multicontacto, supresor de picos, regleta de contactos, zapatilla, power strip, surge protector | multicontato
portalámpara | socket, soquet | receptáculo, base para foco, socket de porcelana, roseta, sócate, soquete, lamp holder | soket, soquet
foco | bombilla, lámpara led | luz, luz led, bombillo, lámpara, ampolleta, bulb, foco ahorrador, bulbo, bombilla led, focos led | foko | trabajo
foco con sensor | | foco con sensor de movimiento, foco que prende solo, foco automático, foco sensor, luz con sensor, lámpara con sensor, luz automática, lámpara automática, sensor de movimiento, motion sensor light, foco inteligente de movimiento
tubo led | | lámpara de tubo, lámpara led, lámpara, tubo fluorescente, gas neón, slim
reflector | | reflector led, lámpara para exterior, faro, floodlight, flood light, lámpara de patio
lámpara de cabeza | lámpara de minero | linterna de cabeza, lámpara frontal, linterna frontal, headlamp, lámpara para casco
linterna | | lámpara de mano, foco de mano, flashlight, lámpara de pilas, foco de pilas, sorda, flash light
clavija | enchufe | plug, ficha | clabija
conector hembra | clavija hembra | contacto hembra, enchufe hembra
conector de resorte | capuchón para cable | wire nut, capuchones, tapón para cable, conector para cable, empalmador
terminal aislada | | zapata, terminal para cable
tubo termoencogible | termofit | termoencogible, thermofit, manguito térmico, heat shrink, espagueti, tubito termocontráctil
varilla de tierra | | varilla copperweld, varilla cooperweld, tierra física, electrodo de tierra
multímetro | | tester, voltímetro, probador multímetro, voltmetro, fluke, multimeter
multímetro de gancho | amperímetro de gancho, amperímetro | pinza amperimétrica, gancho amperimétrico
probador de voltaje | | buscapolos, busca polos, probador de corriente, detector de voltaje, voltage tester, pluma detectora, pluma probadora
cincho | cincho de plástico | cinturón de plástico, corbata de plástico, precinto, amarra cables, zip tie, tie wrap, cable tie, abrazadera de plástico, fajilla | sincho
contacto e interruptor | | apagador con contacto, contacto con apagador, contacto y apagador, apagador y contacto
pinzas pelacables | pelacables, pinza pelacables | pinza para pelar cable, pelador de cable, pelar cable, desforrador de cable, desforrar cable, pinza desforradora, wire stripper, cable stripper
pinzas ponchadoras | ponchadora, pinza ponchadora | crimpadora, ponchadora de terminales, pinza para terminales, crimper, crimping tool
contacto dúplex | contacto doble | contacto polarizado doble, contacto aterrizado, tomacorriente doble
luz blanca | luz fría, luz de día | luz clara
luz cálida | luz amarilla | luz tenue
timbre | | doorbell, timbre de puerta, timbre para casa
`;
