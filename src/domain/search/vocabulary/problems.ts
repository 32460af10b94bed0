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
`;
