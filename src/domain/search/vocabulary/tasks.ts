/**
 * What somebody wants to do or wants to be rid of, and what serves. A line is: words of the task > the things, best first. Only ever read
 * from left to right.
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
quitar tuercas, aflojar tuercas, quitar birlos, cambiar llanta, aflojar birlos, apretar tuercas > llave de impacto, llave de cruz, matraca, dado de impacto
clavar > martillo, clavadora, clavo
medir > flexómetro, distanciómetro, nivel
nivelar, sacar nivel > nivel de gota, nivel láser
lavar carro, lavar auto, lavar patio, lavar coche, lavar banqueta > hidrolavadora
inflar llantas, inflar llanta > inflador, compresor
pintar carro, pintar auto > pistola para pintar, compresor
pintar muebles, pintar mueble > esmalte, laca, pistola para pintar
pintar herrería, pintar portón, pintar reja, pintar barandal, pintar metal, pintar fierro > esmalte, primario
pintar pared, pintar muro, pintar casa, pintar cuarto, pintar recámara, pintar fachada, pintar interior, pintar exterior > pintura vinílica, rodillo, brocha
pintar baño, pintar cocina > esmalte base agua
pintar piso, pintar cancha, pintar cochera > pintura para piso, esmalte epóxico
pintar madera, pintar puerta > esmalte, barniz
pintar > pintura, brocha, rodillo, pistola para pintar
goteras, gotera, se gotea, techo gotea, agua techo, lluvia techo, gotera techo, gotera azotea, humedad techo, filtración techo, filtración azotea > impermeabilizante
humedad muro, humedad pared, muro húmedo, pared húmeda, salitre pared, salitre muro, pared salitre, pintura descarapela, pared descarapela > sellador antisalitre
óxido metal, metal oxidado, quitar óxido, fierro oxidado, herrería oxidada, portón oxidado, reja oxidada > primario anticorrosivo, convertidor de óxido, primario
grietas pared, tapar grieta, grieta muro, resanar pared, hoyo muro, tapar hoyo, resanar muro, reparar pared, tapar grietas > resanador
grieta techo, grieta azotea > impermeabilizante, resanador
quitar pintura, remover pintura, quitar barniz, decapar > removedor, pistola de calor
limpiar brochas, diluir pintura, rebajar pintura, diluir esmalte, limpiar brocha > thinner, aguarrás
proteger madera, madera exterior > barniz
pegar azulejo, pegar piso, pegar loseta > pegazulejo
colgar cuadro, colgar cuadros, colgar repisa, fijar pared, colgar tele, colgar pantalla > taquete, taladro
colgar tablaroca, fijar tablaroca, atornillar tablaroca > pijas para tablaroca
quedarse sin luz, sin luz, se va la luz, apagón, luz emergencia > generador
barrer hojas, soplar hojas > sopladora
destapar caño, tubo tapado > destapador
fuga agua, sellar fuga > teflón, silicón
sellar baño, sellar ventana, sellar lavabo, sellar tina > silicón
aspirar agua, aspirar aserrín > aspiradora
sacar filo, afilar, afilar cuchillos > esmeril de banco, afiladora
grabar metal, grabar madera, manualidades > herramienta rotativa
`;
