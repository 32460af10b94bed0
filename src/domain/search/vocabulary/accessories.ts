/** What goes into a machine, and its spare parts. The columns are those of the machines. */
export const ACCESSORIES = `
broca | barrena | mecha, drill bit, bit para taladro | brosa, broka, brocha para taladro, vroca
broca sds | broca para rotomartillo, broca sds plus | mecha sds
broca para concreto | broca de concreto, broca de widia, broca carburo | broca de muro, broca para pared, broca para tabique, broca de vidia, broca para muro
broca para metal | broca hss, broca de alta velocidad | broca para fierro, broca de acero, broca para acero, broca de cobalto
broca para madera | broca plana, broca de paleta, broca de manita | manita para madera
broca de diamante | broca diamantada | broca para azulejo, broca para porcelanato, broca para vitropiso, broca para cerámica, broca para loseta, broca para mármol, broca para vidrio, broca de punta de diamante
broca para vidrio | broca para azulejo, broca de punta de lanza | broca para cerámica
sierra de copa | broca sierra, sacabocados | corona, copa sierra, hole saw, cortacírculos
broquero | mandril, chuck, porta brocas | portabrocas, portamecha | brokero, mandrill, mandryl
disco de corte | disco para cortar | disco cortador, cutting disc, disco abrasivo | disko de corte
disco de corte para metal | | disco metal, disco para fierro, disco fierro, disco para acero, disco para varilla
disco de desbaste | disco para desbastar, disco para desbaste | disco de esmeril, disco para pulir metal, piedra para esmeriladora | disco de desvaste, desbazte
disco laminado | disco flap | flap, disco de lija para esmeriladora, zirconia, disco de lija traslapada, disco flap wheel, disco de hojas
disco de diamante | disco diamantado, disco adiamantado, disco diamante | disco para azulejo, disco para concreto, disco para cerámica, disco para loseta, disco para piso, disco para porcelanato, disco para mármol, cortar azulejo, cortar cerámica, cortar piso, cortar loseta, diamond blade, disco para adoquín, disco para granito, disco para cantera | diamnte, disco de diamente
disco para sierra circular | disco para sierra, disco para madera | hoja para sierra circular, disco de sierra, disco para cortar madera, disco circular, sierra disco madera
carda | carda copa | cepillo de alambre circular, copa de alambre, cepillo copa, cepillo para esmeriladora
hoja para caladora | hojas para caladora, hoja de caladora | segueta para caladora, sierrita para caladora, navajas para caladora
hoja para sierra reciprocante | hoja reciprocante, hoja sable | hoja de sable, segueta para reciprocante
hoja de segueta | seguetas | hoja para arco, repuesto de segueta, cegueta
carbones | escobillas, carbón | carbones de repuesto, escobilla de carbón, carboncillos, carbones motor, carbones para taladro, cepillos de motor | carvones, karbones | parrilla asar
punta | puntas para desarmador, punta para desarmador | bits, bit, puntas phillips, punta de atornillar | puntaz
punta phillips | punta de cruz, puntas de cruz, ph2 | desarmador de cruz, desarmador phillips, desarmador de estrella, bit phillips
punta torx | punta de estrella | torx, bit torx
adaptador | | acople, reducción | adactador
batería | pila | acumulador, battery, bateria recargable | vateria, bateria
cargador | cargador de batería | charger, cargador para pila | cargadr
refacción | repuesto, refacciones | pieza de repuesto, spare part, recambio | refaccion, refacsion
lija | papel lija, papel de lija | sandpaper, pliego de lija, abrasivo, sandpaper sheet, fandeli | liga para madera, lijaz
disco de lija | discos de lija | lija circular, lija para lijadora
banda de lija | banda para lijadora | lija de banda
lija de agua | lija al agua | lija para auto, wet sandpaper
electrodo | | soldadura, soldadura eléctrica, soldadura 6013, soldadura 7018, varilla para soldar, varilla de soldadura, soldadura de arco, 6013, 7018, soldadura por kilo, welding rods, soldadura para fierro | eletrodo
micro alambre | alambre para soldar | rollo de microalambre
estaño | soldadura de estaño | solder
manguera | | hose | mangera, manjera
manguera de aire | manguera para compresor | manguera neumática
cople | | conexión rápida, conector rápido, coupler, tuerca unión | kople
manómetro | | reloj de presión, medidor de presión
cadena para motosierra | cadena de motosierra | chain
hilo para desbrozadora | hilo de nylon | hilo para podar, nylon desbrozadora
fresa | fresas para router, fresas para rebajadora | broca para router, router bit, cortador para router
clavo para clavadora | clavillo | brad
grapa | | staple, grapas para engrapadora
guarda | | protector, guard
extensión flexible | chicote flexible | flecha flexible, cable flexible para taladro, chicote para taladro
extensión telescópica | | alargador de rodillo, bastón para rodillo, tubo para rodillo, maneral de extensión, palo para rodillo
felpa larga | | felpa peluda, rodillo peludo
broca helicoidal | | broca larga para madera, broca salomónica, berbiquí para viga, broca para viga
bloque de hule | taco para lija | taco de lija, bloque para lija, taco para lijar, lijador de mano
`;
