/**
 * What somebody wants to do or wants to be rid of, and what serves. A line is: words of the task > the things, best first. Only ever read
 * from left to right. `puerta/chapa atorada/dura` is short for all four.
 */
export const TASKS = `
cortar metal, cortar fierro, cortar varilla, cortar perfil, cortar acero, corte de metal, cortar ptr, cortar ángulo > cortadora de metal, disco de corte para metal, esmeriladora
cortar madera, cortar triplay, cortar tabla, cortar tablas, cortar mdf, cortar melamina > sierra circular, caladora, serrucho, sierra de inglete, disco para sierra circular
cortar concreto, cortar piso, cortar block > disco de diamante, cortadora de piso, esmeriladora
cortar azulejo, cortar loseta, cortar porcelanato, cortar cerámica, cortar mosaico > disco de diamante, cortadora de azulejo
cortar tubo, cortar tubería > segueta, cortadora de metal, disco de corte para metal
cortar ramas, cortar árbol, podar árbol, cortar leña, tumbar árbol > motosierra, sierra reciprocante
cortar pasto, cortar zacate, cortar hierba, podar pasto > desbrozadora, podadora
cortar > corte, cortadora, sierra, disco
perforar concreto, taladrar concreto, perforar losa, agujerar concreto, hacer hoyos en concreto, perforar muro, perforar pared, agujero pared, hoyo pared, taladrar pared > rotomartillo, broca para concreto, taladro percutor
perforar metal, taladrar metal, perforar fierro, agujero metal > broca para metal, taladro
perforar madera, taladrar madera, agujero madera > broca para madera, taladro
perforar, taladrar, agujerear, barrenar, hacer hoyos, hacer agujeros > taladro, rotomartillo, broca
romper concreto, romper piso, romper losa, demoler, tirar muro, quitar azulejo, quitar piso, quitar loseta > demoledor, rotomartillo
desbastar, desbastar metal, desbaste, quitar soldadura, quitar rebaba > disco de desbaste, esmeriladora
pulir metal > disco laminado, esmeriladora
pulir carro, pulir auto, encerar carro, encerar auto, pulir > pulidora lustradora, pulidora
lijar madera, lijar pared, lijar > lijadora, lija
cepillar madera, emparejar madera > cepillo eléctrico
hacer ranuras, ranurar, ranuras madera > rebajadora
soldar metal, soldar fierro, soldar herrería, soldar > soldadora, careta para soldar, electrodo
soldar cables, soldar electrónica, soldar estaño, soldar tarjetas > cautín, pistola para soldar
atornillar, poner tornillos, apretar tornillos, desatornillar > atornillador, desarmador
quitar tuercas, aflojar tuercas, quitar birlos, quitar llanta, cambiar llanta, aflojar birlos, apretar tuercas > llave de impacto, llave de cruz, matraca, dado de impacto
clavar > martillo, clavadora, clavo
medir > flexómetro, distanciómetro, nivel
nivelar, sacar nivel > nivel de gota, nivel láser
lavar carro, lavar auto, lavar patio, lavar coche, lavar banqueta > hidrolavadora
inflar llantas, inflar llanta > inflador, compresor
pintar carro, pintar auto > pistola para pintar, compresor
pintar muebles, pintar mueble > esmalte, laca, pistola para pintar
pintar herrería, pintar zaguán, pintar portón, pintura reja, pintura barandal, pintura protección, pintar reja, pintar barandal, pintar metal, pintar fierro > esmalte, primario
pintar pared, pintar muro, pintar casa, pintar cuarto, pintar recámara, pintar fachada, pintar interior, pintar exterior > pintura vinílica, rodillo, brocha
pintar baño, pintura baño > pintura lavable @hongos, pintura satinada @baño, esmalte base agua @baño, esmalte base agua
pintar cocina, pintura cocina > pintura satinada @cocina, esmalte base agua @cocina, esmalte base agua
pintar azotea, pintar techo, pintar losa, pintura azotea, pintura techo, pintura losa > impermeabilizante
pintar lámina, pintar galvanizado, pintar zinc, pintura lámina, pintura lámina galvanizada, pintura galvanizado, pintura fierro galvanizado > primario para lámina galvanizada, primario
pintar plástico, pintar pvc, pintura plástico, pintura pvc, pintura bumper > promotor de adherencia, pintura en aerosol
pintar azulejo, pintura azulejo, pintura loseta > esmalte epóxico
barniz exterior, barniz jardín, barniz puerta, barnizar puerta > barniz marino, aceite de teca
barniz piso, barniz duela, barniz escalera, barniz escalón > barniz de poliuretano
pintura tablaroca, pintura cuarto, pintura niños > pintura vinílica
pintar piso, pintar cancha, pintar cochera > pintura para piso, esmalte epóxico
pintar madera, pintar puerta > esmalte, barniz
pintar > pintura, brocha, rodillo, pistola para pintar
goteras, gotera, se gotea, techo gotea, agua techo, lluvia techo, gotera techo, gotera azotea, humedad techo, filtración techo, filtración azotea > impermeabilizante
hongos pared, hongos muro, moho pared, moho muro, quitar hongos, quitar moho > pintura @hongos, silicón @hongos
pintura humedad, pintura contra humedad, pintura salitre > sellador antisalitre
humedad muro, humedad pared, muro húmedo, pared húmeda, salitre pared, salitre muro, pared salitre, pintura descarapela, pared descarapela > sellador antisalitre
óxido metal, metal oxidado, quitar óxido, fierro oxidado, herrería oxidada, portón oxidado, reja oxidada > primario anticorrosivo, convertidor de óxido, primario
grietas pared, tapar grieta, grieta muro, resanar pared, hoyo muro, tapar hoyo, resanar muro, reparar pared, tapar grietas > resanador
grieta techo, grieta azotea, grieta losa > cemento plástico, impermeabilizante, resanador
quitar pintura, remover pintura, quitar barniz, decapar > removedor, pistola de calor
limpiar brochas, diluir pintura, rebajar pintura, diluir esmalte, limpiar brocha > thinner, aguarrás
proteger madera, madera exterior > barniz
pegar azulejo, pegar piso, pegar loseta > adhesivo para loseta, pegazulejo
colgar cuadro, colgar cuadros, colgar repisa, fijar pared, colgar tele, colgar pantalla > taquete de plástico, taquete, taladro
colgar/sostener tablaroca, colgar/sostener plafón, colgar/poner lámpara/ventilador/plafón tablaroca > taquete para panel de yeso, taquete de mariposa
fijar tablaroca, atornillar tablaroca > pijas para tablaroca
quedarse sin luz, sin luz, se va la luz, apagón, luz emergencia > generador
barrer hojas, soplar hojas > sopladora
tapó fregadero, tapó lavabo, tapó caño, tapó drenaje, tapó regadera, tapó coladera, fregadero tapó, lavabo tapó, caño tapó, drenaje tapó, regadera tapó, coladera tapó, destapar caño, destapar drenaje, destapar coladera, destapar lavabo, destapar fregadero, destapar regadera, tapó taza/wc/inodoro, taza/wc/inodoro tapó, taza/wc/inodoro tapada/tapado, destapar taza/wc/inodoro, tubo tapado, caño tapado, drenaje tapado, coladera tapada, lavabo tapado, fregadero tapado, tarja tapada, regadera tapada, destapar > guía destapacaños, destapador
taza tira agua, baño tira agua, tanque tira agua, sanitario tira agua, taza gotea, baño tirando agua > sapo para sanitario, herraje para sanitario
llave gotea, gotea llave, llave goteando, llave tira agua > cinta ptfe, llave de nariz, mezcladora
presión agua, baja presión, subir agua, sube agua, llega agua, agua tinaco > presurizador, bomba periférica
bota pastilla, baja pastilla, brinca pastilla, truena pastilla, pastilla bota, corto circuito > interruptor termomagnético
cajón/cajones corre/abre/cierra/atora/traba/trabado/atorado/desliza, riel/guía cajón > corredera telescópica, corredera
puerta rechina, rechina puerta, rechina bisagra, bisagra rechina, chapa atorada, chapa dura > aflojatodo, silicón lubricante
hacer rosca, rosca barrida, trasroscó tornillo, tornillo trasroscado, tornillo barrido > machuelo
hoyo tablaroca, tapar hoyo tablaroca, parchar tablaroca, hoyo muro, hoyo puerta > resanador, compuesto para juntas
pintura huela, pintura olor, pintura sin olor > esmalte base agua, pintura vinílica
tornillo oxidado, aflojar tornillo, tornillo pegado, tuerca pegada, tuerca oxidada > aflojatodo
pegar tubo pvc, pegar codo pvc, pegar pvc, pegar tubo drenaje > cemento para pvc
pegar tubo cpvc, pegar cpvc > cemento para cpvc
pegar espejo, pegar zoclo, pegar moldura > adhesivo de montaje
pegar madera > pegamento blanco
soldar cobre, soldar tubo cobre > soldadura para cobre, soplete
tapar goteras, tapar gotera, sellar gotera, sellar azotea, impermeabilizar azotea, impermeabilizar techo > impermeabilizante, cemento plástico
quitar sarro, sarro regadera, sarro baño > removedor de sarro
fuga agua, sellar fuga, fuga rosca/tubo/tubería/conexión/unión/llave, gotea/tira/chorrea rosca/tubo/conexión/unión > cinta ptfe, silicón
sellar baño, sellar ventana, sellar lavabo, sellar tina > silicón
aspirar agua, aspirar aserrín > aspiradora
sacar filo, afilar, afilar cuchillos > esmeril de banco, afiladora
grabar metal, grabar madera, manualidades > herramienta rotativa
puerta/chapa/cerradura/candado/llave/bisagra/portón atorada/trabada/dura/pegada/oxidada/rechina/rechinando, chapa/cerradura/candado/portón atorado/trabado/duro/pegado, trabó/atoró/rechina chapa/candado/puerta/bisagra/portón, aflojar chapa/candado/bisagra, lubricar bisagra/chapa/candado > aflojatodo, silicón lubricante
buscar/encontrar/detectar/localizar tubo/tubería/cable/cables/varilla/metal/viga pared/muro, detectar/localizar tubo/cable/varilla/metal, detector tubo/cable/varilla/metales > detector de metal, probador de voltaje
pasar/meter/esconder/tapar/ocultar cable/cables/alambre pared/muro, ranurar pared/muro, abrir/hacer ranura/ranuras/canal/canales pared/muro > ranuradora
poner cable pared/muro, esconder/ocultar/tapar cable/cables > canaleta, poliducto, ranuradora
tapar/cubrir/proteger piso/pisos/mueble/muebles/ventanas/coche pintar, proteger/cubrir piso/pisos/mueble/muebles, plástico tapar/cubrir > plástico protector, plástico para enmascarar
cortar/podar ramas/rama/palma/árbol alta/altas/alto, podar altura, podar palma > podadora de altura, motosierra
cortar cadena/cadenas/candado/candados/perno/pernos, romper candado > cortapernos
cortar varilla/varillas, doblar varilla > cortadora de varilla, cortapernos, cortadora de metal, disco de corte para metal
cortar lámina/láminas > tijera de aviación, cizalla, cortadora de lámina
cortar tubo pvc, cortar pvc, cortar manguera > tijera para tubo de pvc, segueta
cortar tubo cobre, cortar cobre > cortador de tubo
cortar tablaroca > serrucho para panel de yeso, cúter
cortar seto/setos/cerco/arbusto/arbustos, podar cerco/seto/setos/arbusto/rosal/rosales > tijera para podar, tijera para setos, cortasetos
perforar/taladrar/agujerar/agujerear/barrenar porcelanato/vitropiso/azulejo/cerámica/mármol/loseta/vidrio, hoyo/agujero porcelanato/azulejo/vitropiso > broca de diamante, sierra copa de diamante, broca para vidrio
hacer hoyos/pozos postes/tierra/plantar/árbol, hoyo/hoyos poste/postes/tierra, poner/enterrar postes > cavahoyos, barreta, pala
escarbar/excavar/cavar zanja/tierra/hoyo, hacer zanja > pala, zapapico, cavahoyos
romper/tirar/demoler/picar banqueta/pavimento/barda/pared/muro/piso/concreto > rompedora, demoledor, cincel, marro
juntar/recoger/barrer/limpiar hojas, hojas patio/jardín secas > escoba metálica, sopladora, rastrillo
fumigar, fumigar jardín/plantas/casa, matar hierba/plaga/insectos > aspersora de mochila, aspersor de mano
regar jardín/plantas/pasto, riego jardín > manguera para jardín, aspersor, pistola de riego
cargar/mover/subir refrigerador/cajas/bultos/muebles > diablo de carga
llevar/acarrear tierra/arena/escombro/mezcla > carretilla
tapar/rellenar/resanar/cerrar/arreglar hoyo/hoyos/agujero/agujeros/grieta/grietas pared/muro, resanar pared/paredes/muro > resanador
rellenar hueco/huecos, rellenar/sellar/tapar hueco/huecos/espacio ventana/puerta/marco/tubo > espuma de poliuretano, sellador
tapar/cubrir/quitar mancha/manchas humo/humedad/grasa/marcador, mancha/manchas pared/techo/humo/tizne, pared manchada/ahumada, tapar manchas > bloqueador de manchas
pared/muro/pintura descarapela/descarapelada/descascarada/descascara/desprende/cae/bofa/salitrosa, descarapela/descarapeló/cae/desprende pintura/pared/muro > sellador antisalitre, resanador, sellador acrílico
pared/muro polvosa/suelta polvo, pared polvo > sellador acrílico, sellador
quitar/sacar pintura/barniz vieja/viejo, pintura/barniz viejo/vieja, quitar barniz/laca/esmalte > removedor, pistola de calor
quitar/limpiar cemento/mezcla/sarro herramienta/piso/azulejo, cemento/mezcla pegado/pegada/seco/seca/endurecido/endurecida, mancha/manchas cemento/mezcla, herramienta cemento > removedor de sarro
quitar/tratar óxido, óxido/oxidado/oxidada rin/reja/portón/metal/lámina/fierro, rin/reja/portón/lámina/fierro oxidado/oxidada > convertidor de óxido, primario anticorrosivo, cepillo de alambre
tira/tirando/derrama/rebosa/desborda tinaco/cisterna, tinaco/cisterna tira/tirando/derrama/rebosa > válvula de flotador
gotera/goteras lámina, lámina gotera, techo lámina gotea > cinta asfáltica, impermeabilizante, cemento plástico
pegar azulejo/loseta/piso/vitropiso/porcelanato/cerámica/mosaico, poner/colocar/instalar piso/azulejo/loseta/vitropiso, pegamento piso/azulejo/loseta/vitropiso, azulejo/loseta/vitropiso cayó/calló/despegó/levantó/suelto/suelta/flojo, cayó/calló/despegó/levantó azulejo/loseta/vitropiso/piso > adhesivo para loseta, pegazulejo, llana dentada, boquilla
juntas azulejo/piso, juntear, emboquillar > boquilla
pegar vidrio/espejo/espejos/letrero/panel > adhesivo de montaje, silicón
vidrio suelto, pegar vidrio, sellar cancel/ventana/vidrio/pecera/tarja/lavabo/tina/baño > silicón transparente, silicón
pegar zapato/suela/tapiz/alfombra/hule/formica/cuero > cemento de contacto
pegar madera/mueble/silla/mesa > pegamento blanco
pegar metal/fierro/plástico/cerámica taza > adhesivo epóxico
soldar/unir cable/cables/circuito/electrónica > cautín, estaño
soldar herrería/fierro/portón/reja/puertas/ventanas > soldadora, electrodo 6013, careta para soldar
colgar/poner/instalar/fijar tele/televisión/pantalla/repisa/cuadro/mueble/espejo/cortinero tablaroca > taquete para panel de yeso, taquete de mariposa
colgar/poner/instalar/fijar tele/televisión/pantalla/repisa/cuadro/cuadros/cortinero/alacena/boiler/minisplit > taquete, ancla, taladro percutor
cerrar bolsas, amarrar/sujetar cables > cinchos
amarrar varilla/castillo/alambre > alambre recocido
inflar llanta/llantas/balón/pelota/colchón/alberca/bici, llanta baja, llanta ponchada > compresor inflador, pistola para inflar
llanta/rueda carretilla > llanta para carretilla
lavar carro/coche/camioneta/auto presión, lavar fachada/terraza/cochera > hidrolavadora
pulir/encerar/abrillantar cofre/carro/coche/auto/camioneta/pintura > pulidora lustradora, pulidora orbital
pulir piso/mármol/terrazo > pulidora de mármol, enceradora
barnizar/teñir/entintar mesa/mueble/silla/puerta/madera, pintar/acabar madera natural > barniz, tinta para madera, laca
aceitar/hidratar/nutrir/curar madera, madera seca/reseca > aceite de linaza, aceite de teca
va/fue/va luz, sin luz casa, no hay luz > generador, linterna, planta de luz
checar/probar/medir corriente/voltaje/luz/cable, saber/ver si hay corriente/luz > probador de voltaje, multímetro
medir temperatura > termómetro infrarrojo
medir amperaje/amperes/corriente > multímetro de gancho
medir terreno > odómetro, cinta larga, medidor láser
marcar/trazar línea/líneas/muro/piso, trazar > tiralíneas, lápiz de carpintero, aerosol marcador
marcar/rayar/pintar cajones/cajón/rayas/líneas estacionamiento/calle/piso, pintura/pintar rayas > pintura para tráfico
apagar fuego/incendio, contra incendio/fuego > extintor
proteger oídos, ruido oídos, tapar oídos > tapones auditivos, orejeras
proteger manos > guantes
proteger ojos/vista > lentes de seguridad
apretar/torque birlos/tuercas exacto > torquímetro
empalmar/aislar/unir cable/cables, aislar corriente > cinta de aislar, conectores de resorte, tubo termoencogible
afilar broca/brocas > afilador de brocas
afilar cuchillo/machete/hacha/tijera > esmeril de banco, lima
soldadura herrería/fierro/puerta/portón/reja/ptr/metal > electrodo, alambre tubular
pintura/pintar/esmalte protector/protectores/protección/protecciones ventana/ventanas, pintura/pintar ventana/ventanas/estructura/tubo/tubería/canal/escalera fierro/metal/metálica > esmalte, primario
bomba subir/jalar/llenar agua/tinaco > bomba periférica
bomba sacar/vaciar/achicar agua > bomba sumergible, motobomba
pasta tapar/rellenar/resanar hoyo/hoyos/grieta/grietas/pared/muro > resanador
mancha/manchas humo/tizne/hollín pared/techo/muro > bloqueador de manchas
prenda/prende/encienda/enciende sola/solo/solas/solos, luz/luces/foco/lámpara prenda/encienda, luz/foco/lámpara detecte/movimiento > foco con sensor, temporizador
proteger/cubrir cara/rostro > careta facial, careta para soldar
proteger cabeza > casco de seguridad
proteger pies > bota de seguridad
proteger boca/nariz/pulmones/respiración, polvo/vapor/vapores respirar/respirando > respirador
abrir/abre/abren/destrabar chapa/candado/cerradura/puerta, cuesta abrir chapa/candado > aflojatodo, silicón lubricante
alargar/extender rodillo/brocha, alcanzar techo/plafón rodillo > extensión telescópica
anclar/fijar varilla/placa/ancla concreto > anclaje químico, ancla de cuña, taquete expansivo
hacer/formar empaque/empaques, empaque/empaques motor/horno/escape/multiple > silicón alta temperatura
`;
