/**
 * Machines. A line is a family of names: the name in this catalogue | synonyms in both directions | names that others use for it | frequent
 * misspellings | words beside which the third column does not apply.
 */
export const POWER_TOOLS = `
rotomartillo | roto martillo, taladro rotomartillo, martillo perforador, martillo rotatorio | rotor martillo, roto percutor, rotopercutor, hammer drill, rotary hammer, sds, hilti, taladro hilti | rotomartiyo, rotomartilo, rotor martilo, roto martiyo, rrotomartillo | broca cincel punta
taladro | | drill, agujereadora, taladradora, berbiqui, dril, taladradora de mano | taladr, talafro, taldro, tadalro
taladro inalámbrico | taladro de batería, taladro a batería, taladro sin cable | taladro de pila, taladro recargable, cordless drill, cordless, inalámbrico
inalámbrico | sin cable | recargable, cordless, wireless | inalanbrico, ynalambrico, inhalambrico
taladro percutor | taladro de percusión, taladro de impacto | taladro de golpe, percutor
taladro de banco | taladro de columna, taladro columna, taladro de pedestal | taladro fijo, drill press
demoledor | martillo demoledor | rompedora, rompedor, rompe pavimento, rompepavimento, martillo eléctrico, martillo neumático, jackhammer, demoledora, rotomartillo demoledor | demoledr, demolador
esmeriladora | esmeriladora angular, miniesmeriladora, mini esmeriladora | pulidora, amoladora, moladora, esmeril angular, radial, grinder, angle grinder, flex, galleta | esmeriladra, esmerildora, esmeriadora, ezmeriladora, esmerilador | auto carro piso lustradora enceradora
esmeril de banco | esmeril | bench grinder, amoladora de banco, piedra de esmeril | ezmeril
pulidora lustradora | lustradora, pulidora de auto | pulidora para carro, pulidora de carro, polisher, bufeadora | pulidra, luztradora
enceradora | | pulidora de piso
herramienta rotativa | mototool, moto tool, minirotativa | dremel, rotativa, minitaladro, mini taladro, rotary tool | mototul, dremmel, dremer
atornillador | atornilladora | destornillador eléctrico, desarmador eléctrico, screw gun, pistola atornilladora | atornilador, atornyllador, atorniyador
atornillador de impacto | impact driver, driver de impacto, impactador | impacto 1/4, destornillador de impacto | atornillador de inpacto
llave de impacto | impact wrench, pistola de impacto | llave neumática, matraca de impacto, pistola para tuercas, pistola de tuercas, quita tuercas, quitabirlos | yave de impacto, llave de inpacto, pistola de inpacto
sierra caladora | caladora | jigsaw, jig saw, sierra de calar, sierra vaivén, sierra de vaivén | calaora, caladra, kaladora | hoja hojas
sierra circular | circular, sierra de disco | sierra de mano, cortadora de madera, circular saw, skilsaw, skil | cierra circular, sierra sircular | hoja disco
sierra de inglete | ingletadora, ingleteadora, sierra ingletera, ingletera, sierra de ingletes | miter saw, sierra de ángulo, cortadora de ángulos | inglete, ynglete, hingletadora
sierra de mesa | sierra de banco | table saw, banco de sierra
sierra reciprocante | sierra sable, sierra de sable | sawzall, reciprocating saw, sierra alternativa, reciprocadora | resiprocante, reciprocadra
sierra cinta | sierra de cinta | band saw, sierra sin fin
cortadora de metales | tronzadora, cortadora de metal | cortadora de fierro, cortadora de perfiles, cortadora de disco, sierra de corte, chop saw, trozadora | tronsadora, tronzadra
cortadora de azulejo | cortador de azulejo, cortadora de piso, cortadora de cerámica | cortadora de loseta, cortadora de mosaico, tile cutter
rebajadora | router | rauter, fresadora, fresadora de mano, tupí, trompo, trim router, ruteadora, wood router | ruter, rebajadra, revajadora | wifi internet
cepillo eléctrico | | garlopa eléctrica, garlopa, cepilladora, planer, cepillo para madera | sepillo, sepillo electrico | alambre
canteadora | | cepillo de banco, jointer
lijadora | | sander, lijadora de palma, lijador | lijadra, lixadora, ligadora
lijadora orbital | lijadora roto orbital, roto orbital, rotorbital, lijadora excéntrica | orbital sander
lijadora de banda | | belt sander, lijadora de cinta
multiherramienta | herramienta oscilante, multi herramienta | oscilante, multicortadora, multitool
pistola de calor | | decapadora, decapador, soplete eléctrico, heat gun, secadora industrial, pistola de aire caliente, secador industrial | pistola de kalor
pistola de silicón | pistola de silicón caliente | pistola pegamento, glue gun
hidrolavadora | lavadora a presión, hidro lavadora | karcher, pressure washer, lavadora de presión, máquina de lavar carros, lavadora de autos, máquina de agua a presión, lavadora de alta presión | hidrolabadora, idrolavadora, hidrolavadra
aspiradora | | shop vac, vacuum, aspirador, vacuum cleaner | haspiradora, azpiradora
compresor | compresora, compresor de aire | air compressor, bomba de aire | conpresor, compreso, compresr
pistola para pintar | pistola de pintar, pistola de pintura | soplete para pintar, aspersora de pintura, spray gun, compresora para pintar | pistola pa pintar
aerógrafo | | airbrush | aereografo
clavadora | pistola de clavos | clavadora neumática, nailer, nail gun | clabadora
engrapadora | pistola de grapas | grapadora, tacker, stapler | engrapadra
remachadora | | pistola de remaches, pop, riveter
soldadora | máquina de soldar, planta de soldar, inversora | soldadora inversora, inverter, soldador, soldar, welder, máquina para soldar, planta para soldar, lincoln, planta soldadora | soldadra, zoldadora, soldadora inbersora | careta electrodo cautin
microalambre | soldadora mig | mig
cautín | | soldador de estaño, pistola de estaño, soldador eléctrico, soldering iron | kautin, cautil
generador | planta de luz, planta eléctrica, generador eléctrico | generador de luz, power generator, generador de corriente, planta de energía, planta de emergencia, generator, planta generadora | jenerador, generadr
bomba de agua | motobomba | water pump, bomba sumergible
sopladora | sopladora de hojas | blower, soplador, soplahojas, sopla hojas, leaf blower, sopladora de jardín | sopladra, zopladora
desbrozadora | desmalezadora, desvaradora | orilladora, guiro, bordeadora, weed eater, cortadora de pasto, machete eléctrico, weed wacker, string trimmer, weedeater, tijera de pasto, máquina para zacate | desbrosadora, desvrozadora
podadora | cortacésped, corta césped | cortadora de césped, lawn mower, podadora de pasto, máquina de podar, lawnmower | podadra
cortasetos | corta setos, podadora de setos | recortadora de setos, hedge trimmer | cortacetos
motosierra | moto sierra | chainsaw, electrosierra, sierra de cadena, stihl, husqvarna | motocierra, motozierra
mezclador | mezcladora de pintura | batidora de pintura, revolvedor, mixer
revolvedora | revolvedora de concreto, trompo | mezcladora de cemento, mezcladora de concreto, hormigonera
inflador | compresor inflador | bomba para llantas, inflador de llantas
lámpara de trabajo | reflector | luz de trabajo, work light, faro, lámpara de obra
kit combo | combo, kit de herramientas inalámbricas | juego de herramientas inalámbricas, paquete de herramienta
nivel láser | láser de líneas, laser de lineas, nivel de láser | escuadra láser, laser level, autonivelante | nivel lacer, nibel laser, nivel lazer
clavilladora | | pistola de clavillos, pistola de clavillo, pinadora, clavadora de pines
cepilladora de grueso | | cepillo de mesa, regruesadora, cepillo de banco, cepillo grueso
ensambladora de galleta | engalletadora | galletas de madera, ensambladora de madera, galletera
esmeriladora recta | esmeril recto | rectificador, esmeril de dado
`;
