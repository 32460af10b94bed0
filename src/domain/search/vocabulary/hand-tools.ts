/** Hand tools and measuring. The columns are those of the machines. */
export const HAND_TOOLS = `
desarmador | desatornillador | destornillador, atornillador manual, screwdriver, perillero, desarmador de cruz, desarmador phillips, desarmador de estrella, desarmador plano | desarmado, desermador, desarmdor, dezarmador, destornilador, destorniyador | electrico
phillips | de cruz, cruz, philips, ph2 | estrella, punta de cruz | filips, fillips, phillis
martillo | | hammer, martillo carpintero | martiyo, marillo, martilo
martillo de uña | martillo de carpintero, martillo carpintero | claw hammer, martillo sacaclavos | martillo de unia
marro | mazo, maceta, marra | combo, martillo grande, sledgehammer, mandarria, martillo pesado, mona, marro de albañil | maro | kit hule goma taladro
mazo de hule | mazo de goma, martillo de hule, martillo de goma | mallet
llave ajustable | llave perica, perica, perico, llave perico | llave inglesa, crescent, adjustable wrench, llave francesa, llave de perro, perico ajustable | yave perica, yave inglesa, llave ajustavle
llave combinada | llave mixta, llave española, llave de boca y estrías | llave de estrías, wrench, llaves fijas, llave de boca, llave fija, llave de perro, wrench set, llave mixta española, spanner, combination wrench | yave combinada
llave allen | llave hexagonal, allen | hexagonales, llave l, llave bristol, hex key, allen wrench, allen key, hex wrench | llave alen, alen
llave stilson | stilson, llave de tubo, llave para tubo | stillson, pipe wrench, llave de plomero, llave grifa, llave caimán | estilson, stilzon, estilzon, stilzo
llave torx | torx | llave de estrella
pinza | alicate | pliers | pinsas, pinsa, pinzaz
pinza de electricista | pinzas de electricista | alicate universal, pinza universal, alicates de electricista, pinza de corte y electricista, pinza klein, pinza de electricidad, lineman pliers, linesman pliers
pinza de presión | pinzas de presión, perra, pinza perra | vise grip, visegrip, alicate de presión, mordaza, locking pliers | pinsas de presion
pinza de punta | pinzas de punta | alicate de punta, needle nose, pinza de radio, pinza de radiotécnico, long nose pliers
pinza pico de loro | pinzas de extensión | pico de loro, pinza de extensión, alicate de extensión, pinza de plomero, pinza de bomba de agua, channel lock, channellock, groove pliers
pinza de corte | pinza de corte diagonal | cortafrío, cortador diagonal, alicate de corte, wire cutter, side cutter, diagonal pliers
matraca | trinquete | ratchet, criquet, carraca, maneral, chicharra, maneral con dados, socket set | matraka
dado | dados | copa, socket, vaso, tubo de impacto, dados de impacto | | diamante sierra carda alambre
flexómetro | cinta métrica | metro, wincha, cinta de medir, huincha, tape measure, cinta para medir, metro flexible | flexometo, flecsometro, flexsometro, fexometro | manguera cable
distanciómetro | medidor láser | metro láser, medidor de distancia
nivel de gota | nivel de burbuja | nivel de mano, nivel torpedo, level, spirit level, bubble level, torpedo level | nibel
escuadra | | carpenter square, escuadra carpintero, saltarregla | esquadra, escuhadra
serrucho | | sierra manual, sierra de mano, handsaw, serrote, sierra de carpintero, saw, hand saw | cerrucho, serucho
segueta | | hacksaw, cegueta | segeta
cúter | cutter, exacto, navaja retráctil | navaja, trincheta, cuchilla, estilete, bisturí, utility knife, box cutter, knife | kuter, cuter, cutex
espátula | cuña | rasqueta, raspador, putty knife, cuña de pintor, raspa | espatola, ezpatula
cincel | | chisel, cortafierro, cincel para concreto, puntero | sincel, cinsel
formón | | chisel madera, escoplo | formon
lima | | escofina, file, limatón, cola de ratón | lyma
prensa | sargento, prensa de mano | clamp, prensa c, prensa tipo c, gato carpintero | prenza
tornillo de banco | prensa de banco | morsa, bench vise, torno de banco, vise, prensa de mesa
escalera | escalera de tijera, escalera tijera | burro, ladder, escala, step ladder | escalara, ezcalera, escaleras de tigera
carretilla | | carrucha, buggy, wheelbarrow, bogue, carretilla de obra, bogui, bugui, carrucha de obra | carretiya, karretilla
pala | | shovel, zapa, palín, palita
pico | | zapapico, talacho, talache
cuchara de albañil | | llana, plana, paleta de albañil, trowel, cuchara
caja de herramienta | caja para herramienta | toolbox, maletín de herramienta, portaherramientas
guante | guantes de trabajo | gloves, work gloves | huante
lentes de seguridad | goggles, gafas de seguridad | googles, anteojos, gafas protectoras, lentes de protección, safety glasses
careta para soldar | careta de soldador, careta electrónica | máscara para soldar, máscara de soldar, casco de soldar, mica para soldar | careta pa soldar
casco | casco de seguridad | helmet
respirador | mascarilla | cubrebocas, máscara para pintar, tapabocas, cubre bocas, mascarilla para polvo, dust mask, respirator
grasera | inyector de grasa | pistola de grasa, engrasadora
pistola de silicón | pistola calafateadora, calafateadora | pistola para silicón, pistola para sellador
calibrador vernier | vernier, pie de rey | calibrador, micrómetro, vernier digital | bernier
cavahoyos | ahoyador, excavadora manual | pala doble, poceadora, hoyadora, cavador, pala para postes, post hole digger
barra de uña | pata de cabra, barreta de uña | sacaclavos, barra sacaclavos, barreta de uña larga, quitaclavos, crowbar, pry bar
barreta de punta | barretón, barreta | barra para pozo
cortapernos | cortacadenas | cizalla para candado, pinza para candado, cortacandados, corta pernos, cizalla, pinza cortapernos, bolt cutter
cortador de tubo | cortatubo, corta tubo | cortador de cobre
tijera para tubo de pvc | tijera para pvc, cortador de pvc | cortador de tubo pvc, tijera de plomero
tijera de aviación | tijera para lámina | tijera de hojalatero, tin snips, aviation snips
tiralíneas | | gis para trazar, cordel, cordón de trazo, hilo de trazo, reventón, marcador de líneas, plomada, hilo de albañil, chalk line
diablo de carga | diablito | carrito de carga, carro de carga, diablo para cargar, hand truck, dolly, diablito de carga, carrito para cargar
escoba metálica | arañita | rastrillo de hojas, escoba de jardín, araña para hojas, escoba para hojas
bieldo | | trinche, trinchera, tridente, horca, pitch fork, biello
aspersora de mochila | fumigadora, aspersora para fumigar | bomba para fumigar, mochila fumigadora, bomba aspersora, mochila para fumigar, bomba de mochila, bomba fumigadora
aspersor | | regador, rociador de jardín, regador de pasto, sprinkler
pistola de riego | | pistola para manguera, boquilla de riego
orejeras de protección | orejeras | concha auditiva, protector de oídos, ear muffs, ear protection, tapa oídos
tapones auditivos | tapones para oídos | tapones de oído, ear plugs, earplugs
cartuchos para vapores | | filtro para mascarilla, filtros para respirador, cartuchos para respirador
guantes dieléctricos | guantes de electricista | guantes para luz, guantes aislantes, guantes de alta tensión
guantes de carnaza | | guantes de cuero para trabajo
bota de seguridad | bota de trabajo | bota industrial, zapato de seguridad, bota con casquillo, zapato industrial, zapato de casquillo, zapato de trabajo, calzado de seguridad, calzado industrial, bota minera, work boots
bota de hule | | bota de lluvia, bota para agua, bota de plástico, rain boots, botas para el lodo, bota pantanera
arnés | | línea de vida, equipo de alturas, cinturón de seguridad
chaleco reflejante | chaleco de seguridad | chaleco de obra, chaleco fluorescente, safety vest, chaleco fosforescente
lentes para soldadura | | lentes de soldador, gafas para soldar, lentes para soldar
soldadura | | soldar
torquímetro | llave de torque | llave dinamométrica, llave de trueno
machuelo | | macho para roscar, hacer rosca
llana dentada | | llana para pegazulejo, llana con dientes, peine para azulejo
tijera para podar | tijera de jardín | tijera de podar, podadora manual, tijera de rosales, pruning shears, pruner
podadora de altura | | podador de altura, garrocha para podar, serrucho con extensión, podadora de ramas
termómetro infrarrojo | | pistola de temperatura, termómetro láser, pirómetro
odómetro | | rueda medidora, rueda para medir
azadón | | asadón, hoe, azada, cazanga, güingaro
escalera telescópica | | escalera retráctil, escalera plegable, escalera para carro
escalera multiposición | escalera articulada | escalera de varias posiciones, escalera plegable
serrucho de costilla | | serrucho para ingletes, serrucho de caja, serrucho de cortes finos
`;
