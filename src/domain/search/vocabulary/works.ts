/**
 * Work and what goes wrong with it, as people tell it who do not know what the thing is called, from a walk through the departments. The lines are those of
 * the tasks.
 */
export const WORKS = `
cajón/cajones sale/salen/cae/caen/descarriló > corredera telescópica
fregadero/lavabo/tarja/regadera/coladera/drenaje lento/lenta/despacio/regresa/devuelve/burbujea > guía destapacaños
hongo/hongos/moho/lama techo/baño/plafón/pared > pintura @hongos, silicón @hongos
cayendo/cae/caen/descarapela pintura pared/techo/muro/plafón > sellador antisalitre, resanador, sellador acrílico
pintura cayó/tiró/manchó/salpicó piso/ropa/vidrio, mancha/manchas pintura, quitar pintura piso/vidrio/manos > thinner, removedor, aguarrás
fijar/poner/plantar poste/barandal/base/portería piso/banqueta/concreto > ancla de cuña, anclaje químico, taquete expansivo
cortar/podar/emparejar cerco plantas/pinos/arbustos > tijera para setos, cortasetos
cortar tronco/troncos/tronquito/leño/leños > motosierra
quitar/arrancar/desyerbar hierba/yerba/maleza/monte > desbrozadora, azadón
matar hierba/yerba/maleza/zacate > aspersora de mochila, aspersor de mano
sacar/quitar tornillo/tornillos/pija > pinzas de presión, aflojatodo, desarmador
alargar/extender/prolongar cable/corriente > extensión eléctrica
mismo contacto/enchufe, conectar modem/computadora/tele > extensión de barra
tapar/proteger/cuidar oídos/ruido > tapones auditivos, orejeras
cuidar/proteger/golpear pies/pie/dedos > bota de seguridad
cuidar/proteger manos > guantes de carnaza, guantes de piel
cuidar/proteger ojos/vista > lentes de seguridad, goggles
manejar/agarrar/usar ácido/químicos/cloro, manos ácido/cloro/químicos > guantes de hule, guantes nitrilo
agarrar/cargar alambre/púas/block/espinas/nopal > guantes de carnaza, guantes de piel
regar pasto/jardín/plantas/césped estoy/sola/solo/salgo > programador de riego
regar jardín/pasto/césped todo/parejo/grande/completo > aspersor oscilante, aspersor de impacto
pegar/poner/asentar block/blocks/ladrillo/ladrillos/tabique/tabiques > cuchara de albañil, nivel de gota
llenar hueco/huecos/espacio > espuma de poliuretano, sellador
pintar presión/aire/rápido > pistola para pintar, equipo airless
pintar techo/pared/fachada alto/alta/altos > extensión telescópica, escalera
mancha/manchar/ensuciar piso/mueble/muebles pintar > plástico protector, plástico para enmascarar
línea/raya/franja/orilla derecha/derecho/recta pintar > cinta masking, cinta azul
marcar/trazar/hacer/tirar línea/líneas/raya/rayas > tiralíneas, nivel láser, regla de aluminio
pintar/marcar número/números/letras/rayas/cajón estacionamiento, rayas/números/flechas estacionamiento/piso > pintura para tráfico
puerta cierra, puerta roza/raspa/atora, rebajar puerta > cepillo eléctrico, bisagra de libro, cepillo de mano
repisa/cuadro/mueble derecha/derecho/chueca/chueco > nivel de gota, nivel láser
sostener/detener/colgar/cargar repisa > ménsula, taquete
mojar/lavar/limpiar motor > pistola de lavado de motor
limpiar/quitar grasa/aceite > alcohol industrial, thinner
despegar/quitar etiqueta/calcomanía/pegamento/chapopote > gasolina blanca, alcohol industrial
limpiar/lavar/destapar tubería/canal > guía destapacaños, hidrolavadora
juntar/barrer/jalar tierra/grava/piedra > rastrillo, pala
voltear/aflojar/remover tierra > bieldo, azadón
afilar broca/brocas > afilador de brocas
afilar machete/cuchillo/hacha/tijera > esmeril de banco, lima plana
hacer muesca/muescas/caja/cajas bisagra/chapa, caja bisagra > formón, broca para bisagra
doblar lámina/tubo > pinzas de presión
pulir/limpiar/quitar óxido tubo/herramienta/fierro/soldadura > carda, cepillo de alambre
lijar pared/muro/tablaroca/techo > lijadora de muro, lija para madera
lijar fierro/metal/herrería > lija de esmeril, carda
lijar carro/lámina/laca > lija de agua
tomar/medir/checar temperatura/fiebre motor/horno/aire > termómetro infrarrojo
escalera cajuela/guarde/guardar/carro/coche/ocupe/espacio/departamento > escalera telescópica
taladro sostiene/sujeta/detiene/aprieta brocas/broca, sostiene/sujeta/detiene brocas/broca > broquero
deck/pérgola/terraza madera, deck/pérgola > aceite de teca, barniz marino
brocha/brochas/rodillo seco/secó > thinner
tapar caja/hueco/hoyo contacto/apagador/pared luz, tapa/tapita caja/hoyo contacto/luz/pared > placa ciega
pesado/pesada escalera/escaleras subir > diablo de carga
cortar cpvc > tijera para tubo, segueta
quitar/aflojar/sacar tuerca/tuercas apretada/apretadas/dura/duras > llave de impacto, aflojatodo
perro/perros/gato/gallinas/conejo sale/salen/escapa/escapan/pasan/mete, tapar/cerrar reja/cerca perro > malla galvanizada
presión segundo/arriba/planta, llega agua segundo/arriba > presurizador, bomba periférica
cae/suelta/desmorona yeso techo/plafón/pared > resanador, compuesto para juntas
trabó/atoró/traba/atora/rechina cortina/zaguán/reja > aflojatodo, silicón lubricante
oxide fierro/metal/reja/portón/herrería/lámina/barandal/herramienta > primario anticorrosivo, esmalte anticorrosivo
medir madera/tabla/pared/cuarto/tela/ventana/puerta > flexómetro
medir grueso/grosor/diámetro/espesor/calibre > calibrador vernier
medir lejos/distancia/distancias > medidor láser
medir apriete/torque/fuerza > torquímetro
hacer/abrir agujeros/agujero/hoyos/hoyo tierra/suelo/jardín > cavahoyos, barreta
colgar bicicleta/herramienta/bici/escalera > taquete de plástico, armella, ménsula
picar/romper/quebrar piedra/roca > marro, cincel de punta, demoledor
alumbrar/ver apagón/luz > linterna, lámpara de cabeza
hacer/tallar moldura/molduras/canto/cantos/orilla/ranura madera > rebajadora
alisar/emparejar/dejar lisa/liso/pareja madera/tabla > cepillo eléctrico, lijadora
echar/sacar aire > sopladora, compresor
avisa/dice/saber/detecta corriente/luz/voltaje > probador de voltaje
avisa/dice/detecta tubo/tubos/varilla/cable pared/muro/dónde, aparato tubo/cable pared > detector de metal
pinzas quedan/queda trabadas/fijas/cerradas/apretadas, pinzas traban/aprietan solas > pinzas de presión
cortar/doblar/torcer alambre > pinzas de electricista, pinzas de corte diagonal
martillo marque/maltrate/raye/dañe > martillo de hule, martillo con caras de plástico
candado llave/llaves pierdo/sin > candado de combinación
chapa/cerradura números/teclado/botones/celular > cerradura digital
escalera electricista/luz/cables/corriente/cfe > escalera de tijera de fibra de vidrio
llave abajo/debajo lavabo/fregadero/tarja/taza/wc > llave angular
caja/cajita/cuadrito apagador/contacto pared > caja chalupa
sostener/cargar manguera > portamanguera
cortar/rebajar/alisar orilla/canto melamina/formaica > fresa recta para cantear, rebajadora
hacer/abrir hoyo/agujero chapa/cerradura puerta > juego de sierras de copa para madera
hacer/abrir hoyo/agujero redondo/grande/grandes madera/puerta/lámina > juego de sierras de copa
hacer/abrir hoyo/agujero lámina > brocas escalonadas
hacer/abrir hoyo/agujero lavabo/tarja/cubierta/granito > sierra copa de diamante
unir/pegar/ensamblar tablas/tabla galletas > ensambladora de galleta
cortar disco/lámina recto/derecho triplay/tabla > sierra circular, riel guía
cortar tablas/madera muchas/mesa > sierra de mesa
sostener/apoyar/detener sierra/inglete > base plegable
guiar/apoyar router > mesa para rebajadora
sujetar/apretar/detener pieza/fierro/tubo mesa/banco > tornillo de banco
tallar/labrar madera > juego de gubias, formón
rebajar/gastar/emparejar metal/fierro > lima plana, disco de desbaste
rebajar/gastar madera > escofina, cepillo de mano
secar/quitar agua aire compresor > filtro regulador de aire
inflar/llenar llanta compresor > pistola para inflar
guardar/enrollar manguera aire > carrete retráctil
pintar/decorar fino/detalles/modelos/pasteles > aerógrafo
quitar/limpiar pintura/óxido arena > pistola de chorro de arena
pintar/marcar piso/calle/árbol/terreno spray > aerosol marcador
pintar plástico/defensa/silla/sillas spray > promotor de adherencia, pintura en aerosol
pintar rin/rines/bicicleta/juguete/maceta/macetas/reja spray > pintura en aerosol
pintar barril/boiler/chimenea/escape/asador > aerosol para alta temperatura
sellar/tapar/cerrar bote/rosca/tornillo flojo > adhesivo epóxico
revolver/menear/batir pintura/cubeta > aspa mezcladora, mezclador
pintar derecho cenefa/franja > cinta masking
vaciar/poner/echar pintura rodillo > charola para pintar
pintar rincón/rincones/esquina/esquinas/marco/marcos > brocha
raspar/quitar pintura/papel/tapiz/chicle > espátula flexible, removedor
limpiar soldadura/escoria > cepillo de alambre, carda
cortar inoxidable > disco de corte para acero inoxidable
cortar aluminio > disco de corte para aluminio, disco para sierra circular aluminio
perforar/taladrar inoxidable > broca de cobalto
perforar/hacer hoyo/agujero viga/polín > broca helicoidal, broca plana
repuesto/cambiar navaja/navajas cepillo > cuchillas para cepillo
atornillar/llegar/alcanzar rincón/esquina/escondido > extensión flexible, taladro de ángulo
convertir/adaptar/poner dados taladro/atornillador > adaptador hexagonal
prender/conectar cosas/aparatos pila/batería > inversor de corriente
cargar pila/pilas/batería carro/coche/camioneta > cargador para auto
evitar/quitar/cortar humo/polvo máquina > aspiradora para polvo fino
chorro/echar espuma/agua presión pistola > pistola y lanza para hidrolavadora
cambiar/poner/quitar disco pulidora/esmeriladora > llave para esmeriladora, juego de tuercas y llave
escuchar/oír música obra/trabajo > radio de obra
tomar/cargar corriente campo/rancho/obra/puesto > generador
regar/sacar/jalar agua pozo/canal/río/noria > motobomba, bomba sumergible
cargar/llevar herramienta/material > carretilla, diablo de carga
pisar/subirse/subirme/parar poquito/chaparrito > banco de altura
enderezar/poner/plomar puerta/marco/muro > nivel de gota
pasar/llevar nivel lejos/lados > nivel de manguera
marcar/trazar madera/block > lápiz de carpintero
hacer/trazar escuadra/ángulo/90 > escuadra combinada, escuadra
desarmar/abrir celular/laptop/reloj/lentes/juguete > juego de desarmadores de precisión
golpear/sacar/botar perno/pernos/pasador > juego de botadores
cortar/hacer empaque/cuero/vinil > cúter, tijera de uso general
poner/meter/aplicar silicón > pistola calafateadora
cuidar/proteger ropa/pecho/panza soldar/chispas > mandil de carnaza
soldar/cortar autógena/soplete/gas ojos > lentes para soldadura autógena
limpiar/lavar baño/cloro/trastes manos > guantes de hule
apagar lumbre/fuego/incendio/quemazón > extintor
ver/vean/carretera/motociclista/tránsito chaleco > chaleco reflejante
sale/salió/tira/cae/escurre agua tinaco/cisterna arriba, sale/salió agua tinaco > válvula de flotador
regadera/llave cierra/aprieta/gira, cierra regadera > llave de regadera, cinta ptfe
quedó cemento/mezcla/pegazulejo/boquilla azulejo/piso/loseta > quitasarro
tijera/tijeras rama/ramas alta/altas > podadora de altura, tijera para podar
cortar/podar rama/ramas/árbol/rosal/limón tijera/tijeras, tijera/tijeras rama/ramas > tijera para podar
prender/apagar/encender anuncio/letrero/bomba/boiler hora/noche/solo > temporizador
raya/rayan/ensucia/mancha hijo/hija/niño pared/paredes > pintura vinil-acrílica lavable, pintura acrílica satinada
sale/salga agua junta/unión/rosca tubo, junta/unión tubo gotea/sale > cinta ptfe, cemento para pvc, silicón
agua sótano/alberca/zanja/cárcamo > bomba sumergible, motobomba
salga agua regadera/llave, más agua regadera > presurizador, regadera
conexión/unión tres vías/salidas cobre/cpvc/tubo > tee
conexión/pieza unir/juntar/conectar tubo/tubos cpvc > cople cpvc
conexión/pieza unir/juntar/conectar tubo/tubos cobre > cople cobre
apagador regulador/regular/intensidad > atenuador
proteger/cubrir/forrar cable/cables intemperie/lluvia/sol/exterior/tierra/enterrado > poliducto, tubo conduit
caja interruptor/interruptores/pastilla/pastillas > centro de carga
aterrizar/aterrizada lavadora/contacto/equipo/casa, poner/hacer tierra física > varilla de tierra
juntar/unir/pegar/empalmar/conectar cables/alambres dos > conectores de resorte, cinta de aislar
pintar/pintura ropero/clóset/cómoda/buró/cama/cuna > esmalte base agua, esmalte, laca
pintar línea/líneas/raya/rayas cancha/estacionamiento/piso/calle > pintura para tráfico, pintura acrílica para piso
pintar/pintura tubo galvanizado/galvanizada/lámina > primario para lámina galvanizada
pintar/pintura piso cemento/concreto > pintura acrílica para piso, esmalte epóxico
pintura techo lámina, pintar techo lámina > primario para lámina galvanizada, esmalte
pintura refrigerador/refri/lavadora/estufa/bicicleta/juguetes/rin/rines/defensa/maceta/macetas > pintura en aerosol, esmalte
sellar/rellenar junta/juntas concreto/banqueta/losa > sellador de poliuretano
quitar/borrar/limpiar graffiti/grafiti/rayones pared/barda, quitar/borrar/limpiar graffiti/grafiti > removedor, thinner
resanar fuera/afuera/exterior/fachada/barda, hoyo fachada/barda > resanador para exterior
hacer larga/alargar/unir/conectar manguera > cople, manguera para jardín
moscos/mosquitos/insectos entren/entran/ventana > malla
salgan/salga/escapen perro/perros/gallinas > malla galvanizada
lijar esquina/esquinas/rincón/rincones/orillas > lijadora de detalle
poner remache/remaches, remachar > pistola remachadora, remachadora
metió/mete/entró agua sótano/casa/cuarto > bomba sumergible
bomba achicar/achique/lodo/sucia/zanja/sótano, achicar zanja/pozo > bomba sumergible, motobomba
encoge/encogen/encoja/encogible calor > tubo termoencogible
pintar/pintura lámina zinc/nueva/galvateja > primario para lámina galvanizada
tornillo/pija/perno roto/rota/quebrado/partido/degollado adentro/dentro/quedó/metido > pinzas de presión, aflojatodo
chapa/cerradura/yale puerta principal/entrada/calle/casa > chapa de pomo para entrada, cerradura de sobreponer, cerrojo
guardar/colgar/enrollar manguera pared/jardín/patio/muro > portamanguera
poner ruedas/llantitas/rueda mueble/mesa/carrito/cama > rodaja
cablecito/cable tierra/tubo suelo enterrar, tierra física casa/instalación > varilla de tierra
tapón/tapita/capucha punta/puntas cables/cable > conectores de resorte
conectar/juntar/unir cable/cables tornillo/motor/bocina > terminales aisladas
forrar/aislar/cubrir cable/cables/empalme/puntas > cinta de aislar, tubo termoencogible
enchufar/poner/cambiar/armar extensión/cable punta, punta extensión/cable rota/quemada > clavija, conector hembra
poner/cambiar/colgar foco cable/techo/pared, base foco > portalámpara
poner/instalar apagador/contacto muro/pared > caja chalupa
repartir/separar/dividir luz/circuitos casa > centro de carga
luz/foco/lámpara pasillo/escalera/baño automática/automático/movimiento > foco con sensor
luz/foco/lámpara oficina/tienda/local/taller/bodega larga/largo > tubo led
luz/lámpara/reflector cancha/estacionamiento/letrero/portón/fachada > reflector
luz/lámpara campamento/pesca/carro/emergencia/noche > linterna, lámpara de cabeza
luz/foco amarillo/amarilla/calientito/cálido/acogedor > foco luz cálida
medir/checar/probar pila/batería/carro/fusible/bocina/continuidad > multímetro
checar/probar contacto/foco/cable > probador de voltaje, multímetro
cerrar/cortar/parar agua casa/tubo/medidor/calle/toda > llave de esfera
conectar/poner/instalar taza/wc/excusado/sanitario > manguera flexible para sanitario, llave angular
conectar/poner/instalar lavabo/ovalín > manguera flexible para lavabo, cespol, mezcladora para lavabo
conectar/poner/instalar boiler/calentador > manguera flexible para calentador
conectar/poner/instalar tarja/fregadero > mezcladora para cocina, cespol doble
conectar/poner/instalar regadera/baño > regadera, llave de regadera
conectar/poner/instalar lavadora > llave de nariz
llenar/controlar/parar agua tinaco/cisterna/pila solo/sola > válvula de flotador
tapón/hule/pera caja/tanque/fondo taza/wc/baño > sapo para sanitario
bañar/lavar perro/bebé/niños regadera > regadera de teléfono
ahorrar/gastar/gaste agua regadera/baño > regadera ahorradora
soldar/pegar/unir tubo/tubería gas/cobre > soldadura para cobre, soplete
calentar/quemar/derretir tubo/fierro/tornillo > soplete, pistola de calor
secar/derretir/ablandar/despegar pintura/plástico/vinil/calcomanía > pistola de calor
tapar/sellar poro/poros madera/mueble > sellador nitrocelulósico
oscurecer/color/teñir mueble/madera/mesa/puerta > tinta para madera
brillo/brillar/laquear mueble/guitarra/mesa > laca
proteger/sellar duela/piso/escalera madera > barniz de poliuretano
proteger/sellar cimiento/cimientos/cisterna/pila/jardinera/jardineras > impermeabilizante cementoso, impermeabilizante asfáltico
sellar/tapar domo/chimenea/bajada/chaflán > cemento plástico
reforzar/cubrir grieta/chaflán/unión azotea > malla de refuerzo
tapar/sellar lámina/canalón/domo/tragaluz hoyo/hoyos/unión > cinta asfáltica
pintar/primer/base fierro/herrería/metal antes > primario anticorrosivo
pintar/base pared/muro/yeso nuevo/nueva/primera > sellador vinílico
tapar/cubrir color/oscuro/manchas/grafiti pared pintar > bloqueador de manchas
pintar gimnasio/fábrica/cochera/taller piso > esmalte epóxico
pintar/señalar tope/topes/rampa/discapacitados/guarnición > pintura para tráfico
pintar casa/cuarto/departamento barato/renta/vender > pintura vinílica económica
pintar barato/barata > pintura vinílica económica
pintar/retocar detalle/detalles/rayón/raspón carro/refri > pintura en aerosol, pistola de retoque
adelgazar/diluir/rebajar/limpiar barniz/laca/esmalte/pintura > thinner, aguarrás
limpiar/desengrasar pieza/piezas/motor/cadena > gasolina blanca, alcohol industrial
quitar/aflojar/lubricar/engrasar candado/bisagra/cadena/tornillo > aflojatodo
lubricar/deslizar riel/ventana/corredera/caminadora/hule > silicón lubricante
textura/rústico/rugoso pared/fachada/acabado > pasta texturizada, rodillo texturizador
tapar/resanar golpe/abolladura/hoyo carro/lámina > pasta automotriz
juntas/uniones tablaroca > compuesto para juntas, cinta de papel para juntas
pegar/sellar espejo/canal/moldura/zoclo/poliestireno/unicel > adhesivo de montaje
pegar cuero/piel/zapato/suela/esponja/corcho > cemento de contacto
pegar papel/cartón/manualidades/madera > pegamento blanco
sellar/pegar motor/tapa/cárter/horno > silicón alta temperatura
agarrar/sujetar/apretar tubo > llave stilson, pinzas de extensión
agarrar/alcanzar/sacar cosa/anillo/clavo chico/angosto/fondo > pinzas de punta
cortar cable/cables > pinzas de corte diagonal, pinzas de electricista
pelar/desforrar/quitar forro cable/cables > pinzas pelacables
remachar/unir lámina > pistola remachadora, remaches
apretar/armar muebles/ikea/bicicleta allen > juego de llaves allen
apretar/aflojar tuercas/tornillos carro/motor/mecánica > juego de matraca y dados, llave combinada
apretar/aflojar tornillo/tornillos reloj/lentes/celular > juego de desarmadores de precisión
abrir/quitar/arrancar tarima/tarimas/madera/cimbra > barra de uña
romper/quebrar/golpear/tumbar pared/muro/banqueta/piedra mano > marro, cincel
golpear/pegar/acomodar piso/loseta/lámina maltratar > martillo de hule
cortar leña/raíz/raíces/palo/palos > hacha
cortar/rajar leña > hacha
cortar/abrir caña/monte/brecha/vereda > machete
sembrar/limpiar/cultivar milpa/huerto/jardín/surco > azadón, juego de herramienta para jardín
mover/voltear/cargar paja/pastura/zacate/abono/composta > bieldo
sombra/tapar/cubrir vivero/invernadero/estacionamiento/plantas > malla sombra
regar cancha/campo/jardín grande > aspersor de impacto
lavar/regar/mojar manguera presión > pistola de riego
cargar/acarrear/mover arena/grava/mezcla/cemento/tierra > carretilla
mover/cargar/bajar tambo/tambos/gas/cilindro/refresco/garrafones > diablo de carga
subir/alcanzar/pintar segundo/azotea/fachada alto/piso > escalera de extensión
limpiar/lavar vidrio/vidrios/ventana altos/altas > escalera de tijera, escalera telescópica
rodar/mover carrito/mesa/refri/andamio > rodaja
sostener/colgar repisa/tabla/entrepaño/microondas > ménsula
abrir/cerrar/deslizar cajón/cajonera suave/riel > corredera telescópica
cerrar/asegurar puerta/ventana/baño/corral dentro/adentro > pasador
cerrar/asegurar casa/puerta/entrada seguridad/robo/robos > cerrojo, cerradura de sobreponer
cerrar/asegurar moto/bicicleta/portón/cortina cadena > candado, cadena galvanizada
unir/armar tapa/baúl/piano/caja bisagra larga > bisagra de piano
colgar/sujetar/poner columpio/maceta/lámpara/hamaca techo > armella, taquete
unir/armar/sujetar viga/vigas/polín/polines/madera tornillo/tuerca > tornillo de carruaje, tornillo hexagonal
armar/unir/clavar closet/mueble/melamina/aglomerado > pijas para madera
fijar/poner lámina/láminas techo > pijas autoperforantes
bomba presión/tanque/hidro > presurizador
puerta pandeó/pandeada/pandeado/chueca/abre/torció/torcida > cepillo eléctrico, bisagra
cables tele/televisión/pantalla/escritorio ven/feos/feo/visibles, cables feos > canaleta, cinchos
sale/gotea/tira/chorrea agua rosca regadera/llave/tubo, sale agua rosca > cinta ptfe
compresor trabajar/trabajando/trabaja, compresor apaga > presostato
medir/checar/calibrar/revisar presión/aire llanta/llantas > pistola para inflar
`;
