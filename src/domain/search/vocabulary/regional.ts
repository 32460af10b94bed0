/** Things that only have regional or English names besides their own, and what people want a thing to be like. The columns are those of the machines. */
export const REGIONAL = `
ventilador | | abanico, fan, ventilador de pie, abanico de pedestal, ventilador industrial, cooler
pinzas de chofer | | pinza de mecánico, pinza mecánica, pinza de gasista, slip joint pliers
zapapico | | pico, talacho, talache, pickaxe
machete | | guíngaro, guadaña
hacha | | hachuela, axe, hatchet, destral
rastrillo | | rake, rastrillo de jardín
llana de acero | | talocha, flota, llana de albañil, trowel
falsa escuadra | | saltarregla
cepillo de mano | | garlopa, cepillo de carpintero, cepillo manual, hand plane
martillo de bola | | martillo de mecánico, ball peen hammer
juego de matraca y dados | | autocle, juego de autocle, socket set, juego de llaves de dado, maletín mecánico
juego de herramienta mecánica | | autocle completo, estuche de herramienta, herramienta de mecánico, maleta de herramienta
bisagra de cazoleta | | bisagra de cocina integral, bisagra de gabinete, bisagra para cocina, bisagra para cocina integral, bisagra oculta, bisagra de alacena, bisagra de closet, bisagra bidimensional, bisagra de mueble
pijas autoperforantes | | pija punta de broca, pija autotaladrante, tornillo para lámina, pija para lámina, punta broca, self tapping screw
cinta de papel para juntas | | perfacinta, prefacinta, cinta para tablaroca, drywall tape, cinta de refuerzo
cinta de malla | | perfacinta de malla, cinta de fibra para tablaroca, malla para tablaroca
pintura en aerosol | | rustoleum, krylon, pintura rociada
impermeabilizante acrílico | | waterproofing, impermeabilizante blanco
resanador para madera | | pasta para madera, wood filler, resane de madera
pistola eléctrica para pintar | | wagner, pistola airless, paint sprayer
equipo airless | | graco, airless, máquina de pintar
juego de sierras de copa | | hole saw kit, brocas de copa, coronas
detector de metal | | stud finder, detector de tubo, detector de cable, escáner de pared
llave de cruz | | cruceta, lug wrench, llave de llantas, llave para cambiar llantas, llave para llantas, llave para birlos, llave de birlos
compresor inflador | | bomba para llanta, inflador de carro, tire inflator
respirador para polvo | | cubrebocas, mascarilla n95, tapabocas n95
guantes de carnaza largos para soldar | | guantes de soldador, guantes para soldar, guantes para soldador, guantes largos de soldador, welding gloves
arnés de cuerpo completo | | harness, arnés de seguridad, línea de vida, cinturón de seguridad
mandil de carnaza | | mandil de soldador, delantal de soldador, peto de soldador
programador de riego | | timer de riego, reloj de riego
aspersor de mano | | atomizador, rociador, rociador manual, sprayer
pistola para sopletear | | sopleteador, pistola de aire, pistola sopladora, blow gun, pistola para aire
presostato | | automático del compresor, switch de presión, interruptor de presión, control de presión
cerradura digital | | chapa digital, cerradura electrónica, chapa electrónica, chapa con clave, cerradura inteligente, smart lock, chapa con código
candado de combinación | | candado de clave, candado con clave, candado de números
caja de ingletes | | caja de inglete, caja para cortar molduras
imponchable | | no se ponche, ponche, ponchar, antiponchadura
silencioso | silenciosa | haga ruido, hace ruido, menos ruido, poco ruido, ruidoso, callado
inoxidable | | oxide
lavable | | pueda lavar, puedan lavar, lave, limpie, pueda limpiar, fácil de limpiar
fibra de vidrio | | dieléctrico, dieléctrica, pase corriente, pase luz, conduzca corriente, conduzca electricidad
antiderrapante | | resbale, derrape, patine
antiempaño | | empañe, empañar, empañen
cpvc | | agua caliente
cerradura de sobreponer | chapa de sobreponer | chapa para portón, chapa para herrería, chapa para puerta de herrería, chapa para puerta de fierro, chapa para puerta de metal, chapa para reja, chapa para zaguán, chapa de fierro
doble voltaje | bivoltaje | 110 y 220, 127 y 220, 120 y 240, 120 y 220, dos voltajes, dual voltage
`;
