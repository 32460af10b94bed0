/**
 * What each family of articles is called at the counter, department by department, where the other tables do not say it: what it looks like, where it is
 * used, what it holds. The columns are those of the machines.
 */
export const COUNTER_NAMES = `
taladro de ángulo | | taladro de esquina, taladro angular, taladro lugares angostos, taladro para lugares estrechos, taladro chato
atornillador de bolsillo | | desarmador de pilas, desarmador eléctrico chico, desarmador recargable, desarmador inalámbrico
atornillador para panel de yeso | | máquina para poner tablaroca, atornillador de tablaroca, taladro para tablaroca, pistola de tablaroca, pijadora
mezclador | | batidora para mezcla, batidora de mortero, batidora de cemento, licuadora de pintura, batidora de pegazulejo, mezcladora eléctrica
demoledor | | quebradora de concreto, martillo rompedor, picadora de concreto, cortapavimento
llave de impacto | | pistola para birlos, pistola de birlos, pistola de torque, pistola para llantas, pistola quitallantas, pistola de vulca
llave de impacto neumática | | pistola de impacto de aire, pistola neumática, pistola de impacto neumática, impacto de aire
lijadora de muro | | jirafa para lijar, lijadora jirafa, jirafa de tablaroca, jirafa, lijadora de tablaroca, lijadora de techo, lijadora de pared
miniesmeriladora | | mini pulidora, pulidorita, minipulidora
esmeriladora | | esmeril de mano, esmeril portátil
multiherramienta | | cortadora oscilante, sierra oscilante, vibradora
pistola calafateadora | | silicona eléctrica, pistola para cartucho, pistola de cartucho, pistola de silicón manual, pistola para tubo de silicón, pistola aplicadora, aplicador de silicón, calafateador
minisierra de poda | | motosierrita, mini motosierra, sierra para podar, sierra de poda
sopladora | | turbina para hojas, ventilador para hojas, aspiradora de hojas
lámpara de inspección | | lámpara para mecánico, lámpara de taller, lámpara magnética, lámpara con imán, lámpara de mecánico
radio de obra | | bocina de trabajo, bocina de obra, bocina, radio de trabajo, grabadora, estéreo de obra
bomba de trasvase | | bomba para pasar gasolina, bomba para gasolina, bomba para diésel, bomba manual de tambo, bomba para aceite
hidrolavadora | | lavadora de carros, lavadora de autos, lavadora para autos, lavadora para carros, máquina lavacarros, pistola de agua a presión
ranuradora | | rayadora de pared, canaladora, cortadora de muro
cortadora de piso | cortadora de asfalto | cortadora de concreto, cortadora de pavimento
pistola de calor | | secadora para termofit, secadora para plástico, secadora de calor, pistola para termoencogible
cortadora de lámina | | nibladora, roedora, mordisqueadora
cizalla eléctrica | | tijera eléctrica, tijera eléctrica para lámina
cortadora y dobladora de varilla | | grifa, grifa para varilla, dobladora de varilla, doblador de varilla, cortadora de varilla
enceradora | | máquina para encerar pisos, pulidora para piso, máquina de encerar, abrillantadora
pistola para soldar | | cautín de pistola, cautín tipo pistola, cautín instantáneo
cautín | | soldador de electrónica, lápiz para soldar, lápiz de soldar
taladro de piso | | taladro fresador, taladro grande de taller
careta para soldar electrónica | | careta automática, máscara automática, careta fotosensible, careta que se oscurece, careta de auto oscurecimiento
aceite para motor | aceite para motor de cuatro tiempos | aceite para podadora, aceite para generador, aceite cuatro tiempos, aceite de podadora
aceite para motor de dos tiempos | | aceite para motosierra, aceite para desbrozadora, aceite dos tiempos
estaño | | soldadura para tarjetas, soldadura para electrónica, soldadura para cautín, soldadura de hilo
alambre tubular | | microalambre sin gas, alambre para microalambre, rollo de microalambre, micro alambre flux
lijadora de banco | | lijadora de mesa, lijadora fija
sierra de calar de banco | | caladora de mesa, caladora de banco, sierra de marquetería
prensa en c | | prensa g, prensa c
pinza de sujeción de resorte | pinzas de sujeción de resorte | pinza tipo tendedero, pinza de tendedero, pinzas de clip, clamp de resorte
gubia | juego de gubias | herramienta para tallar madera, cinceles para tallar
serrucho plegable para poda | serrucho para poda | serrucho para ramas, serrucho de jardín, serrucho podador, serrucho cola de zorro
manguera de aire en espiral | | manguera de resorte, manguera espiral, manguera enroscada
filtro regulador de aire | | trampa de agua para compresor, trampa de humedad, filtro para compresor, separador de agua
pistola para inflar con manómetro | pistola para inflar | calibrador de llantas, pistola para llantas, pistola con reloj, medidor de aire para llantas, calibrador de aire
pistola para pintar por gravedad | | pistola de vaso arriba, pistola de gravedad, pistola vaso superior
pistola para pintar por succión | | pistola de vaso abajo, pistola de succión, pistola vaso inferior
pistola de retoque | | pistola de retocar, pistola para retocar, pistola para detalles, pistola chica para pintar
pistola para pintar por gravedad | | pistola para pintar carros, pistola para pintar autos, pistola de pintura automotriz
pistola de chorro de arena | | arenadora, sandblast, sandblasteadora, pistola sandblast, sopleteadora de arena
esmeril recto neumático | | mototool de aire, rectificador neumático, turbineta
martillo cincelador neumático | | martillo de aire, cincel neumático, pistola de cincel
compresor de aire | | compresor para pintar, compresor para pintar carros, compresor de pistón
aluminio | | plateada, plateado, plata, cromado, cromada, cromo
dorado metálico | | oro, color oro
amarillo | | mostaza, canario
azul cielo | | celeste, azul claro
verde menta | | verde claro, verde agua, pistache
arena | | beige, crema, hueso
grafito | | gris oscuro, plomo
terracota | | ladrillo, barro
café | | chocolate, marrón
impermeabilizante asfáltico | | impermeabilizante negro, chapopote, imper negro, emulsión asfáltica
cinta asfáltica | | parche para lámina, cinta para techo, cinta para goteras, cinta impermeable, tapagoteras, cinta tapagoteras
gasolina blanca | | gas blanco, gas nafta, nafta
quitasarro | | ácido, ácido para cemento, ácido para baño, ácido limpiador, ácido para quitar cemento, desincrustante
tinta para madera | | tinte, color para madera
rodillo felpa larga | | rodillo para techo rugoso, rodillo para superficie rugosa, rodillo para tirol, rodillo para pared rugosa, rodillo peludo
aspa mezcladora para pintura | | batidor para taladro, batidor para pintura, aspa batidora, propela para pintura, mezclador para taladro
silicón rojo para alta temperatura | | silicón para motor, silicón automotriz, silicón gris, formador de empaques, silicón para estufa, silicón para horno
sellador acrílico pintable | | acrilastic, sellador para ventana, calafateo, sellador pintable, silicón pintable
cinta masking 48 mm | | masking de 2, cinta masking de 2, masking tape de 2
cinta masking 24 mm | | masking de 1, cinta masking de 1, masking tape de 1
cinta masking 18 mm | | masking de 3/4, cinta masking de 3/4
cinta ptfe | | cinta para llaves, cinta para agua, cinta blanca para llaves, cinta del plomero
cemento para pvc | | pegamento para tubo, cemento para tubo, pegamento de tubo
pad de diamante | pads de diamante | lijas de diamante, lija para granito, lijas para mármol, lija diamantada, pulido de mármol
sierra copa de diamante | | copa para azulejo, copa para porcelanato, copa para cerámica, broca copa para azulejo, corona de diamante
disco laminado | | lija para pulidora, lija para esmeriladora, disco de lija para pulidora
carda | | cepillo de alambre para taladro, cepillo de alambre para pulidora
boina de lana | boina | borrego, bonete de lana, borla para pulir, boina para carro
bonete de espuma | bonete | esponja para pulir, esponja para pulidora, esponja de pulido
cincel sds plus | | cincel para rotomartillo, punta para rotomartillo, cincel de rotomartillo
cincel ancho | | pala para rotomartillo, paleta para rotomartillo
cincel de punta sds max | | pica para demoledor, puntero para demoledor, punta para demoledor
cincel de punta sds plus | | pica para rotomartillo
cincel de corte frío | | cincel de fierro, cincel para fierro, cortafierro
broca escalonada | brocas escalonadas | broca de arbolito, broca cónica, broca de pino, broca piramidal, broca paso a paso
machuelo | juego de machuelos y tarrajas | dados para hacer rosca, dado de roscar, dado roscar, tarraja, terraja, machuelera
cuchillas para cepillo | cuchillas reversibles | navajas para cepillo, navaja de cepillo eléctrico, cuchillas de garlopa
hojas para sierra reciprocante poda | | hoja para podar, hoja de poda, sable para podar
segueta | | segueta para arco, segueta de arco, repuesto para arco
arco para segueta | arco de segueta |  arco para seguetas, arco cortador, sierra para metal manual
adaptador magnético | | puntero magnético, portapuntas, porta puntas, portapuntas magnético, punta magnética
llave para broquero | llave de taladro, llave para taladro | llave de chuck, llave de mandril
mango auxiliar | | manija para pulidora, manija para esmeriladora, agarradera de pulidora, mango para pulidora
inducido | | armadura, armadura de motor, rotor
gatillo | | switch para taladro, switch de taladro, botón de taladro, interruptor de taladro
discos de lija | | lija redonda, lija con velcro, lija de velcro
martillo de bola | | martillo de pena, martillo de herrero
barreta | | barra para escarbar, barra de hoyos, barra de punta
botador | juego de botadores y punzones | centropunto, punto de golpe, sacapernos, punzones, punzón
matraca | | maneral para dados, maneral de matraca
juego de desarmadores de precisión | | desarmador de relojero, desarmadores para celular, desarmadores chiquitos, desarmador de joyero, desarmadores para lentes, desarmadores para computadora
juego de desarmadores aislados | | desarmadores dieléctricos, desarmador dieléctrico, desarmador aislado, desarmadores de electricista, desarmador 1000 v
juego de desarmadores de caja | | desarmadores de copa, desarmador de dado, desarmador de tuerca, llaves de copa
cortapernos | | tijera para varilla, cizalla para candado, tijera para candado
pinza de presión | | pinza de soldador, pinza para soldador
pinza de electricista | | pinza de luz, pinzas de luz
pinzas ponchadoras | | pinza para zapatas, pinza de zapatas, prensa terminales
nivel torpedo | | nivel chico, nivel pequeño, nivelito, nivel de bolsillo
tiralíneas | | hilo con gis, reventón, hilo marcador, cimbra, gis para trazar
tornillo de carruaje | | tornillo de coche, tornillo cabeza de coche
clavo estándar | | clavo para madera, clavos para madera, clavo común, clavo con cabeza
alambre galvanizado | | alambre para tendedero, alambre de tendedero, alambre liso
cincho | | amarre de plástico, amarres, amarras de plástico, cinturones de plástico, cinchos para cable, cintillo
armella | | gancho con rosca, pija con gancho, argolla con rosca
taquete de plástico | | taquete azul, taquete gris, taquete con tornillo, taquete normal, plastiquito de la pared
anclaje químico | | resina para varilla, resina para anclar, pegamento para varilla
bisagra de libro | | bisagra de puerta, bisagra para puerta, bisagra común
bisagra tubular | | bisagra de herrería, bisagra para herrería, bisagra de bidón, bisagra para soldar, bisagra de gota, bisagra de zaguán
ménsula | | pie de amigo, pie amigo, pata de gallo
chapa de pomo | | chapa de bola, perilla para puerta, perilla de puerta, manija redonda
chapa de pomo para baño | | perilla para baño, chapa de baño, seguro para baño
cerradura de sobreponer | | chapa de herrería, chapa de barra
cerradura digital | | chapa de huella, cerradura de huella, chapa biométrica
imponchable | | sin ponche, sin ponchadura, llanta sólida, llanta maciza
escalera de tijera | | escalera de dos bandas, escalera doble, escalera de burro, burro, escalera tipo a
foco led gu10 | foco gu10 | foco dicroico, dicroico, foco spot, foco de spot, foco para riel, foco empotrable
foco led alta potencia | | foco para bodega, foco industrial, foco grande, foco de nave, foco para nave
luz cálida | | foco amarillo, foco de luz amarilla, foco cálido
luz blanca | | foco blanco
reflector led | | luz led para exterior, luz para exterior, luz exterior, foco para exterior, lámpara para la calle, lámpara para cochera, lámpara para fachada, luminaria
lámpara de cabeza | | foco para la cabeza, luz para la cabeza, lámpara para la cabeza
portalámpara | | portafoco, porta foco, rosca para foco
canaleta | | tapa cables, tapacables, cubrecables, pasacable
monomando para cocina | | llave de cocina, llave para cocina, llave de la cocina, mezcladora para cocina, llave con rociador, llave con regadera
multímetro de gancho | | medidor de corriente, medidor de amperes, medidor de corriente de gancho
temporizador | | reloj de luz, reloj para anuncio, reloj de anuncio, reloj eléctrico
herrajes para sanitario | | flotador para baño, flotador de baño, flotador de la caja
lentes para soldadura autógena | | lentes para soplete, lentes para cortar con soplete, goggles de soldador, lentes verdes
careta facial | | mica para la cara, protector de cara, mica protectora, careta de acrílico, careta para esmerilar, careta para desbrozar
guantes de algodón con látex | | guantes de tela con hule, guantes de albañil, guantes japoneses, guantes de hilaza, guantes rugosos
guantes anticorte | | guantes contra cortes, guantes para vidrio, guantes para lámina, guantes de acero
guantes de piel | | guantes de cuero, guantes de operador, guantes de chofer, guantes de vaqueta
guantes de hule | | guantes para lavar trastes, guantes para lavar, guantes para trastes, guantes de cocina, guantes domésticos, guantes para baño
tapones auditivos | | tapaoídos, tapa oídos, protector de oídos, tapones para oídos
orejeras | | audífonos para ruido, conchas para oídos, orejeras para ruido
respirador de media cara | | máscara para gases, mascarilla para pintar, mascarilla con filtros, máscara de pintor, mascarilla para gases, máscara con cartuchos
juego de herramienta para jardín | | kit de jardinería, herramientas de jardín, palita de jardín, juego de jardinería, palita
manguera para jardín | | manguera para regar, manguera de riego, manguera para patio, manguera de hule para agua, manguera para agua
portamanguera | | colgador de manguera, soporte para manguera, porta manguera, gancho para manguera, enrollador de manguera
pistola de riego | pistola para manguera | pistola para regar, pistola de jardín, pistola de agua, boquilla para manguera
tijera para podar de dos manos | | tijera para ramas gruesas, tijera de mango largo, tijera podadora grande, tijeras para árbol
tijera para setos | | tijera para arbustos, tijera para cerco, tijera para pinos
podadora de altura | | sierra de altura, garrocha para podar, serrucho con extensión, podadora telescópica
podadora | | carrito para cortar pasto, carrito podador, máquina de pasto
cargador para auto | | pasacorriente, cargador de batería de carro, cargador para batería de carro, cargador de acumulador
`;
