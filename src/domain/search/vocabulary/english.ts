/**
 * English names of the trade, which people near the border say and type, where the other tables do not have them. The columns are those of the
 * machines.
 */
export const ENGLISH = `
serrucho | | saw, hand saw
sierra circular | | saw, skill saw
desarmador | | screw driver
llave combinada | | spanner, combination wrench
llave allen | | allen wrench, allen key, hex wrench
pinza de electricista | | lineman pliers, linesman pliers
pinza pico de loro | | channel lock, channellock, groove pliers
pinza de presión | | locking pliers
pinza de punta | | long nose pliers
pinza de corte | | wire cutter, side cutter, diagonal pliers
pinzas pelacables | | wire stripper, cable stripper
pinzas ponchadoras | | crimper, crimping tool
nivel de gota | | spirit level, bubble level, torpedo level
flexómetro | | measuring tape
cúter | | utility knife, box cutter, knife
barra de uña | | crowbar, pry bar
cortapernos | | bolt cutter
tijera de aviación | | tin snips, aviation snips
tijera para podar | | pruning shears, pruner
tornillo de banco | | vise
escalera | | step ladder
pistola calafateadora | | caulking gun, caulk gun
lentes de seguridad | | safety glasses
casco de seguridad | | hard hat
respirador | | dust mask, respirator
tapones auditivos | | ear plugs, earplugs
bota de seguridad | | work boots
guante | | work gloves
extintor | | fire extinguisher
cavahoyos | | post hole digger
linterna | | flash light
multímetro | | multimeter
extensión de barra | | power strip, surge protector
foco | | light bulb, led bulb
contacto | | wall outlet, receptacle
interruptor termomagnético | | circuit breaker
apagador | | light switch
cinta ptfe | | teflon tape, thread tape
llave de esfera | | ball valve
válvula check | | check valve
manguera de jardín | | garden hose
regadera | | shower head
mezcladora para lavabo | | faucet
mezcladora para cocina | | faucet, kitchen faucet
bomba sumergible | | sump pump, submersible pump
brocha | | paintbrush
rodillo | | paint roller
aerosol | | spray paint
thinner | | paint thinner
cinta masking | | painters tape
pegamento blanco | | wood glue
pija | | drywall screw, wood screw
taquete | | wall anchor
cerrojo | | deadbolt
disco de corte | | cutting wheel, cut off wheel
disco de desbaste | | grinding wheel, grinding disc
disco laminado | | flap disc
disco para sierra circular | | saw blade
broca para concreto | | masonry bit, concrete bit
careta para soldar | | welding helmet, welding mask
electrodo | | welding rod
cepillo de alambre | | wire brush
lana de acero | | steel wool
pistola de silicón caliente | | hot glue gun
compresor | | compressor
sierra cinta | | bandsaw
`;
