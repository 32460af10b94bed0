/** Paint and what goes with it. The columns are those of the machines. */
export const PAINT = `
pintura vinílica | vinílica, pintura vinil acrílica, vinil acrílica | pintura de agua, látex, pintura látex, pintura para pared, pintura para paredes, pintura para muro, pintura para casa, pintura para fachada, pintura para exterior, pintura para plafón, pintura para interior, pintura para cuarto, pintura para tablaroca, pintura lavable, pintura de interior, pintura base agua | binilica, vinilika, binílica, binilika
pintura | | paint, pinturas | pintua, pntura, pintrua
esmalte | esmalte alquidálico, pintura de aceite, esmalte sintético | pintura para herrería, pintura para metal, pintura para fierro, pintura para herrajes, pintura para portón, pintura para barandal, pintura para puerta, hammerite, oil paint, pintura de esmalte | esmalte alkidalico, ezmalte, esmlate, pintura de aseite
esmalte epóxico | pintura epóxica | epoxi, epóxico, pintura para piso, epoxy | epocsico
pintura acrílica para piso | pintura para piso | pintura para cochera, pintura para cancha, pintura para patio, pintura para garage, pintura para andador
impermeabilizante | imper | gotera, techo, azotea, impermeabilizar, chapopote, waterproofing, sellar techo, se mete el agua, se trasmina, filtración | inpermeabilizante, impermeavilizante, impermiabilizante, imperneabilizante | lampara escalera lamina pintura
thinner | tíner | adelgazador, solvente, diluyente, rebajador de pintura | tiner, tinner, tinher, thiner, tinerr
aguarrás | | solvente mineral, trementina, esencia de trementina, solvente | aguarraz, aguaras, aguarrazs
removedor | removedor de pintura | decapante, quitar pintura, quita pintura, desprendedor, paint stripper, remover pintura | remobedor, rremovedor
barniz | | laca, poliuretano para madera, varnish, sellar madera, proteger madera, clear coat | barnis, varniz, varnis
tinta para madera | tinta, tinte para madera | entintador, stain, teñir madera, wood stain, chapopote para madera
laca | | nitrocelulosa, sellador de madera
sellador | sellador vinílico, sellador 5x1 | fondo, fijador, sellador para pared, sellador para muro, imprimante | seyador, celador, cellador
sellador antisalitre | antisalitre, anti salitre | salitre, humedad, muro húmedo, pared húmeda, salitroso, salitre en pared, se descarapela | salitr, humeda, salytre
primario | primer, primario anticorrosivo | anticorrosivo, fondo para metal, fondo anticorrosivo, fondo, minio, antioxidante, oxidado, óxido, imprimación, corrosión | primaryo, anticorrosibo
convertidor de óxido | | transformador de óxido, quita óxido, desoxidante, rust converter
aerosol | spray, pintura en aerosol, pintura en spray | pintura en lata, lata de pintura, graffiti, grafiti, bote de spray | aereosol, espray, aerozol, spry
brocha | | pincel, paint brush, brocha para pintar, brush | brosha, vrocha, brochas de pelo
rodillo | | felpa, roller, rodillo para pintar, rodillo de pintura, rolo | rodiyo, rodilo, rrodillo
charola | charola para pintar, charola para rodillo | bandeja, charola de pintura | xarola
cinta masking | masking tape, cinta para enmascarar, masking, cinta para pintor | maskin, cinta de papel, cinta adhesiva pintor, cinta para pintar, mascarilla cinta, tirro | mascking, masquin, maskintape
resanador | pasta resanadora | plaste, masilla, resanar, resane, tapar hoyos, tapar grietas, grietas, pasta para resanar, relleno, plastecer, spackle, pasta para pared | rezanador, rresanador, resanadr
pasta texturizada | textura, texturizado | tirol, pasta rústica, corev | pasta testurizada
cal | | pintura de cal, encalar
plafón | | cielo raso, tirol planchado
lona | plástico para cubrir | plástico protector, hule para pintar
cubeta | | balde | cuveta, kubeta
muro | pared | paredes, barda, tapia
metal | fierro, hierro | acero, lámina, varilla | fiero
herrería | | herrajes, barrotes, barrote, portón, reja, barandal, protecciones | herreria, erreria
azulejo | cerámica | loseta, mosaico, porcelanato, vitropiso, cerámico | asulejo
concreto | cemento | hormigón, losa, tabique, block | concretro, conkreto
madera | | triplay, mdf, melamina, tablero, tabla | madra
bloqueador de manchas | fondo bloqueador | kilz, sellador de manchas, tapamanchas, pintura para tapar manchas
aerosol marcador | | pintura para marcar, spray para marcar, marcador de obra, marcador de topógrafo
pintura vinílica económica | pintura económica | pintura barata, pintura de obra, pintura para bodega, pintura de batalla
compuesto para juntas | | redimix, pasta para tablaroca, pasta para juntas, mezcla para tablaroca, junta para tablaroca, joint compound, ready mix, pasta para perfacinta, pasta para resanar tablaroca
membrana prefabricada | | manto asfáltico, impermeabilizante en rollo, impermeabilizante prefabricado, rollo impermeabilizante
plástico protector | | hule para cubrir, plástico para tapar, plástico para pintar, plástico para muebles, hule de pintor, plástico para cubrir muebles, drop cloth
pasta automotriz | | plaste automotriz, bondo, pasta para carro, pasta para hojalatero
pistola de tirol | tirolera | máquina de tirol, pistola para tirol
aspa mezcladora | | batidor de pintura, revolvedor de pintura, aspa para taladro
felpa de repuesto | repuesto de rodillo | felpa para rodillo, repuesto de felpa
lana de acero | fibra de acero | fibra metálica, lana metálica
fibra abrasiva | | scotch brite, fibra verde, fibra para lijar
aceite de linaza | | aceite para madera, linaza
rodillo texturizador | rodillo para textura | rodillo de textura, rodillo para tirol
`;
