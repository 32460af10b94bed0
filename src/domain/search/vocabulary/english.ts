/**
 * English names of the trade, which people near the border say and type, where the other tables do not have them. The columns are those of the
 * machines.
 */
export const ENGLISH = `
sierra circular | | saw, skill saw
desarmador | | screw driver
flexómetro | | measuring tape
pistola calafateadora | | caulking gun, caulk gun
casco de seguridad | | hard hat
foco | | light bulb, led bulb
apagador | | light switch
cinta ptfe | | teflon tape, thread tape
llave de esfera | | ball valve
válvula check | | check valve
manguera de jardín | | garden hose
regadera | | shower head
mezcladora para lavabo | | faucet
mezcladora para cocina | | faucet, kitchen faucet
bomba periférica | | pump, water pump
bomba sumergible | | sump pump, submersible pump
sellador | | sealer
chapa de pomo | | door knob, doorknob
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
