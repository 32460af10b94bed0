/**
 * Problems as people tell them, and work as they call it. The lines are those of the tasks; words without an infinitive at their head may stand in
 * any order.
 */
export const PROBLEMS = `
inundó/inundado/inunda patio/sótano/casa/cochera/calle/cuarto/cisterna, sacar/vaciar/achicar/bombear/desaguar agua, agua encharcada/estancada > bomba sumergible, motobomba, bomba de trasvase
bomba descarga/descarga/vacía/ceba/deceba/purga/descebada, bomba pierde/regresa agua, agua regresa/devuelve > válvula check
bomba llenar tinaco/cisterna, subir/mandar/pasar/jalar agua tinaco/segundo/cisterna/azotea/techo, tinaco llena/sube, agua sube tinaco/arriba > bomba periférica, presurizador
presión/fuerza regadera/llave/agua poca/baja/falta/poquita, sale poca/poquita agua, agua sale poquito/poquita > presurizador, bomba periférica
guardar/almacenar/juntar agua > tinaco
fregadero/tarja/lavabo/regadera/coladera/drenaje/caño/lavadero va/baja/corre/regresa/traga/encharca/estanca/sube agua, lavabo/fregadero/tarja/coladera/regadera/drenaje traga/encharcado/encharcada, taza/wc/excusado/inodoro traga/baja > guía destapacaños
taza/wc/excusado/inodoro/sanitario deja/para/sigue/queda tirando/tirar/corriendo/goteando/agua, taza/wc/excusado/inodoro/caja/tanque llena/descarga/baja/jala, palanca/manija taza/wc/excusado, baño tira/tirando agua > herraje para sanitario, sapo para sanitario
gotea/chorrea/tira/fuga/sale agua fregadero/lavabo/tarja abajo/debajo/tubo, gotea fregadero/lavabo/tarja/cespol, huele/apesta/olor lavabo/fregadero/caño/coladera/drenaje > cespol
rompió/reventó/tronó/gotea manguera boiler/calentador > manguera flexible para calentador
rompió/reventó/tronó/gotea manguera lavabo/fregadero > manguera flexible para lavabo
rompió/reventó/tronó/gotea manguera taza/wc/sanitario/excusado > manguera flexible para sanitario
rompió/quebró/picó/tronó tubo, tubo roto/rota/picado/quebrado > cople, cemento para pvc
regar solo/automático/automáticamente/hora > programador de riego
foco fundió/quemó/fundido/quemado, luz cuarto/baño/cocina fundió/fundida > foco
alcanza/llega cable/enchufe/contacto/clavija, conectar lejos > extensión eléctrica
conectar varias/varios/muchas/muchos cosas/aparatos, contactos hacen/faltan > extensión de barra
contacto quemó/quemado/flojo/chispea/negro/roto, chispas/chispea contacto > contacto
toques contacto/baño/cocina/regadera/lavadora, da/dio/dan/daba toques > contacto con protección de falla a tierra, probador de voltaje, varilla de tierra
prender/apagar/encender luz dos lados/lugares, apagar arriba/abajo, apagador dos lados/lugares > apagador de escalera
bajar/regular/atenuar luz/intensidad, luz bajita/tenue > atenuador
prender/apagar/encender luz/luces/lámpara hora/automático/noche > temporizador, foco con sensor
ordenar/acomodar/organizar/juntar cables, cables sueltos/regados/enredados/tirados > cinchos, canaleta
cable/cables pelado/pelados/roto/mordido/expuesto > cinta de aislar, tubo termoencogible
corriente/contacto carro/coche/camioneta/troca > inversor de corriente
alumbrar/iluminar patio/cochera/barda/jardín/negocio/cancha/estacionamiento, patio/cochera oscuro/oscura > reflector
alumbrar/iluminar obra/taller, ver oscuro/debajo/abajo/motor, trabajar noche > lámpara de trabajo, lámpara de inspección, lámpara de cabeza, linterna
perdí/olvidé/perdió llave/combinación candado, abrir candado llave > cortapernos
cerrar/asegurar portón/bodega/reja/locker/bicicleta, seguridad bodega/reja > candado
abrir puerta huella/código/clave/llave > cerradura digital
puerta/ventana caída/cayó/descolgó/desprendió/colgada, bisagra rota/rompió > bisagra
ruedas/rueda mueble/mesa/banco, mover mueble/mesa > rodaja
barrió/barrido/trasroscó tornillo/rosca/tuerca > machuelo
unir/prensar/sujetar madera/piezas/tablas, sostener/detener/apretar piezas/madera/tablas > prensa, pinzas de sujeción
despegó/despegada/despegado/despega suela/zapato/tenis/tapiz/alfombra/formica/formaica/cubierta > cemento de contacto
despegó/despegada/despegado/cayó espejo/zoclo/moldura/letrero > adhesivo de montaje
despegó/quebró/rompió/rota/roto/quebrada florero/taza/plato/cerámica/figura/juguete/plástico, pegar florero/plato/juguete/figura/cristal > adhesivo epóxico
despegó/quebró/rompió/rota silla/mesa/mueble pata/madera, pegar pata > pegamento blanco
cerrar/sellar/empacar cajas/caja, mudanza, paquetes > cinta de empaque
delimitar/marcar/acordonar zona/área/peligro > cinta de precaución
cercar/encerrar gallinas/conejos/perro/terreno/corral, gallinero, malla/cerca gallinas/conejos/perro/perros/corral/ciclónica/borreguera > malla galvanizada
sombra patio/carro/plantas/perro/cochera, tapar/cubrir sol > malla sombra
mete/entra aire/polvo/frío/ratones/bichos puerta/ventana/hueco > espuma de poliuretano, silicón
mete/entra/pasa/filtra/cae agua ventana/cancel > silicón, sellador de poliuretano
mete/entra/pasa/filtra/trasmina/cae/escurre agua techo/losa/azotea/lluvia, moja/llueve/lluvia techo/losa/azotea/adentro, losa/techo trasmina/filtra/filtración > impermeabilizante acrílico, impermeabilizante
gotea/gotera/goteras/agua/mete lámina techo/bodega > cinta asfáltica, impermeabilizante, cemento plástico
moja/mojada/sudando/suda/sale/saca/sal pared/muro agua/sal/salitre/humedad, pared/muro mojada/mojado/suda/sudando > sellador antisalitre
pela/pelando/infla/inflando/ampolla/cuartea/bota pintura pared/muro/techo, pintura pelando/inflando/ampolla > sellador antisalitre, resanador
oxidando/oxida/picando/pica/herrumbre barandal/reja/portón/herrería/lámina/estructura/tubo, evitar/prevenir/parar óxido/oxide > primario anticorrosivo, convertidor de óxido, esmalte anticorrosivo
brocha/brochas dura/tiesa/seca/endureció, lavar/limpiar brocha/brochas/rodillo/pistola > thinner
clavo/clavos/tornillos/taquete hoyos/hoyo/agujeros pared, tapar hoyos/hoyo/agujeros clavo/clavos/tornillos/taquetes, pared hoyos/agujereada > resanador para muros, resanador
tapar hoyos/grietas/hueco madera/mueble/puerta > resanador para madera
pintar alto/altos/altura escalera, alcanzar alto pintar > extensión telescópica
pintar derecho/derechito/línea/orilla/orillas, mancha/manchar/manche orilla/marco > cinta masking
rayón/rayones/golpe/abolladura carro/coche/camioneta/troca > pasta automotriz, pulidora lustradora, lija de agua
brillo/brille/opaco/opaca carro/pintura/cofre/coche, quitar rayones > pulidora lustradora
pintura/pintar piso taller/bodega/fábrica/industrial/almacén/nave/gasolinera/aceite, piso taller aceite > esmalte epóxico
pintura/pintar piso patio/terraza/andador/banqueta/cancha > pintura acrílica para piso
verde/blanca/color pueda lavar pintura/pintar, pintura/pintar lavable/laven/rayan/ensucia/limpie, niños rayan pared/paredes > pintura vinil-acrílica lavable, pintura acrílica satinada
emparejar/aplanar/enjarrar/repellar/zarpear pared/muro/barda, echar mezcla/plana > llana, cuchara de albañil, regla
hacer/revolver/batir/mezclar mezcla/mortero/pegazulejo/yeso/pintura/cemento > mezclador, aspa mezcladora
cortar alfombra/cartón/papel/hule/caja/cajas > cúter
cortar ladrillo/tabique/adoquín/granito/mármol/cantera/teja/asfalto/pavimento > disco de diamante
cortar curva/curvas/círculo/círculos/figuras/letras > caladora
cortar ángulo/ángulos/moldura/molduras/zoclo/marcos/45 > sierra de inglete, caja de ingletes
cortar ras/marco > multiherramienta
cortar placa/acero grueso > cortadora de plasma
cortar pasto/zacate/hierba/yerba/césped/monte/maleza/jardín, desvarar/desmontar terreno, pasto/zacate/hierba/yerba/césped/monte/maleza alto/crecido/crecida/largo/creció, pasto, zacate, césped, maleza, hierba, yerba > desbrozadora, podadora
quitar/sacar/arrancar clavo/clavos > barra de uña, martillo de uña
aflojar/apretar tubo/tubería > llave stilson
aflojar/sacar/quitar tuerca/tuercas/tornillo/tornillos oxidado/oxidada/pegado/pegada/duro/dura, tuerca/tornillo afloja/sale/atorada/atorado/dura/duro > aflojatodo, llave de impacto
limpiar/barrer/aspirar taller/aserrín/viruta/alfombra/carro/coche/polvo > aspiradora
soplar/quitar/limpiar polvo computadora/aire/motor, sopletear > pistola para sopletear
engrapar/tapizar silla/sillón/mueble/tela/sala > engrapadora
clavar concreto > clavo para concreto, clavadora
clavar/armar tarima/tarimas/palets > clavadora neumática de rollo
soldar lámina/delgado/delgada/perfil/mofle, soldar carrocería > soldadora de microalambre, soldadora multiproceso, electrodo 6013
soldar aluminio/inoxidable > soldadora tig
soldar casa/chico/principiante/hobby > soldadora inversora
ojo/ojos basura/rebaba/chispas/polvo/entra/cae, proteger ojos > lentes de seguridad, goggles
cortarme/corte/corto/lastimo/lastime/raspe manos/mano/dedos > guantes anticorte, guantes de carnaza
respirar/respire/trago/tragar polvo/humo/lijar/lijo, polvo lijar/lijo/garganta/nariz > respirador para polvo, respirador
respirar/respire/marea/huele vapores/thinner/pintura/solvente/solventes > respirador de media cara, cartuchos para vapores
caerme/caiga/trabajar altura/alturas/techo/azotea/andamio > arnés de cuerpo completo
vean/ver noche carretera/calle/carros, reflejante/reflejantes > chaleco reflejante
pies moje/mojan/mojado/lodo/agua > bota de hule
subir/subirme/alcanzar techo/azotea/barda/segundo > escalera de extensión, escalera
alcanzar alto/foco/lámpara/estante, cambiar foco alto > escalera de tijera, banco de altura
cargar/mover/subir/llevar garrafón/garrafones/tanque/refri/refrigerador/lavadora/estufa/mueble/pesado > diablo de carga
llanta/rueda carretilla ponchó/ponchada/rota > llanta para carretilla
ponchó/ponchada/desinflada/desinfló/inflar/baja llanta/llantas/bici/bicicleta carro/coche/moto/camioneta/troca > compresor inflador, pistola para inflar
cambiar/quitar llanta/llantas/rin/birlos > llave de cruz, llave de impacto
batería/pila carga/cargar/descarga taladro/herramienta, cargar batería/pila > cargador
batería/pila dura/acaba/aguanta/sirve taladro/herramienta > batería
chispas/chispea/chisporrotea, perdió/pierde fuerza, huele quemado, echa/saca chispas > carbones, inducido
taladro aprieta/sujeta/gira/suelta/resbala broca, taladro broca cae/zafa/patina, broca zafa/gira > broquero
perdí/perdió llave taladro > llave para broquero
taladro gatillo/botón prende/jala/sirve, gatillo taladro > gatillo
esmeriladora/pulidora switch/interruptor/botón/prende > interruptor para esmeriladora, carbones
compresor apaga/apague/corta/para/detiene/arranca/carga/sigue, compresor prendido/apagando > presostato para compresor, presostato
calor taller/obra/bodega, ventilar/refrescar taller/bodega/obra/cuarto > ventilador
incendio/fuego/lumbre/quema/quemar > extintor
fumigar/rociar/matar plantas/árbol/árboles/hierba/cucarachas/hormigas/mosquitos/plaga > aspersora de mochila, aspersor de mano
puerta/bisagra/silla/reja/ventilador rechina/rechinan/chilla/chirría, rechina/rechinan/chilla > aflojatodo, silicón lubricante
plantar/sembrar árbol/árboles/plantas > pala, cavahoyos
poste/postes cerca/enterrar/hoyos/hoyo/pozo > cavahoyos, barreta
rebajar/cepillar/lijar puerta roza/atora/pega, puerta/ventana roza/arrastra/hinchó/hinchada > cepillo eléctrico, cepillo de mano
luz fue/va/iba/corta/cortó/falla, apagón/apagones, prender refri/refrigerador/casa luz > generador, planta de luz
nivelar/emparejar piso/loseta/mesa/repisa/cuadro, derecho/derechito/chueco/chueca repisa/cuadro/pared/azulejo > nivel de gota, nivel láser
sarro/manchas baño/taza/azulejo/regadera/llaves, azulejo/baño/regadera sarro > quitasarro
anclar/fijar/sujetar estructura/columna/placa/máquina/reja/protección piso/muro/concreto/pared > ancla de cuña, taquete expansivo, anclaje químico
colgar/fijar/sostener pesado/pesada, colgar/poner/fijar/sostener hamaca/columpio/minisplit/boiler/tv/pantalla > taquete expansivo, taquete, ancla
silicón cancel/vidrio/ventana/pecera/tarja/lavabo/antihongo/baño > silicón transparente, silicón blanco, silicón
pared/muro antes pintar, preparar pared/muro, pared/muro nuevo/nueva pintar > sellador vinílico, sellador
pegar tubo/tubos/codo/codos/tubería, unir tubo/tubos > cemento para pvc, cemento para cpvc
unir/conectar/juntar tubo/tubos cobre > cople cobre, soldadura para cobre
unir/conectar/juntar tubo/tubos cpvc > cople cpvc, cemento para cpvc
cable/contacto/alambre/apagador tiene/trae/hay/lleva corriente/luz/voltaje > probador de voltaje, multímetro
junta/juntas/unión/uniones/tornillos/pijas vean/tapar/resanar/cubrir tablaroca, junta/juntas/uniones tablaroca > compuesto para juntas, cinta de papel para juntas
repisa cayó/cae/floja, cuadro/tele/cortinero cayó/cae/flojo > taquete de plástico, taquete, ménsula
regadera casi/poquito/poca/gotitas agua/tira/sale > presurizador, regadera
corte/cortes/cortar 45/ángulo/inglete grados, cortes ángulo/45 > sierra de inglete, caja de ingletes
puerta/ventana pega/roza/arrastra/cierra abajo/piso/marco > cepillo eléctrico, cepillo de mano
sacar/quitar tornillo/tornillos/pija/perno barrido/barridos/barrida/degollado/roto/rota/quebrado/trasroscado, tornillo/pija/perno barrido/barrida/degollado/roto/quebrado sale/saco > pinzas de presión, aflojatodo
presión regadera/llave/casa/baño/llaves/agua > presurizador, bomba periférica
regar plantas/jardín/pasto viaje/vacaciones/solas/sola, plantas/jardín viaje/vacaciones > programador de riego
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
regadera/llave cierra/cerrar/aprieta/gira, cierra regadera > llave de regadera, cinta ptfe
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
`;
