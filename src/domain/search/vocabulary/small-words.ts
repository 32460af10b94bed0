const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words without meaning for the search. They are not indexed; `una` still finds `uña`, which is. Folded, not stemmed. */
export const STOP_WORDS = set(
  `a al con cada de del desde e el ella en entre es esa ese eso esta este esto hasta la las le les lo los mas me mi mis mucho
  muy no nos o otra otro para pero por se si sin so sobre su sus tan te tipo tu tus u un una unas uno unos y ya p c x`,
);

/** Words that people put around what they want. They are looked for only beside something that was found. */
export const FILLERS = set(
  `algo algun aparato alguna alguno ando barata baratas barato baratos bien buen buena buenas bueno buenos busco buscando buscar casa comprar compro cosa
  cosas dame deme dias disponible donde economica economico encuentra encuentro equipo encontrar estan estoy favor gracias hace hacen hacer haces hay hola
  manejan manejas maquina maquinas mejor mejores modelo necesito ocupo ofrecen oferta ofertas podria precisa pueden puede puedo queda quedan quiero quisiera cuesta cuestan vale valen precio precios recomiendan
  recomienda saber sera son tardes tener tengo tienen tienes tiene trabajo trabajos trae traen urge usar usa uso vende venden vendes ver
  voy vamos llevo llevar llevarme pongo poner ponerle pone cambiar cambio instalar instalo sirve sirven servir conviene convienen recomiendas recomendable
  ocupa ocupamos necesita necesitamos queremos quieren gustaria ayudar mando mandan traigo da dan dar das doy dele pasa paseme regala regaleme ponme pongame surte surten surtir consigo conseguir encargo hago va van vas usan usarse venda vendame
  queria necesitaba ocupaba andaba andamos andan buscamos busca tendra tendran tendras habra sabe sabes diga digame decir decirme dice dicen dijo dijeron muestre
  ensene jefe patron maestro amigo amiga disculpa perdon ahi aqui alla todavia puedes podrian podrias pudiera noches pedazo tantito
  conecte conecten conectar viene vengan cayo cayendo cae esta rompio rompieron quebro quiebra rompe perdi perdio acabo trono gasto desgasto robaron zafo quedo
  falta hacen normal normales comun comunes regular ahorita hoy mañana manana pieza piezas cosita cositas chunche chunches aparatito aquello aquellas aquellos esas esos rapido senor joven oiga oye disculpe llamado llama llaman sale salen debo debe deberia
  venta ventas existencia existencias stock inventario disponibilidad catalogo catalogos menudeo gratis alquiler alquilan alquilar alquilo renta rentas rentan rentar rento
  promocion promociones descuento descuentos remate remates rebaja rebajas liquidacion`,
);

/** Folded; fittings are called by the letter of their shape. */
const NAMES_OF_SMALL_WORDS: readonly (readonly [name: RegExp, word: string])[] = [
  // A maker's name of several words, whatever is put between them.
  [/\bbla(?:ck|k|c) *(?:and|&|\+|y|n) *dec?k+er\b/, 'black decker'],
  // What stands before a number only says that it is one.
  [/\b(?:no|num|nro)\b\.? *(?=\d)/, ''],
  // The same of a code.
  [/\b(?:clave|codigo|sku|modelo|articulo|referencia|ref)\b[ .:#]*(?=[a-z]{1,6}[-.]?[a-z]*\d)/, ''],
  [/(\b(?:tornillo|pija)s?\b\D*?)\bnumero +(?=\d)/, '$1'],
  [/no mas clavos/, 'nomasclavos'],
  // Alone it is the shop's; a kind of shower is called so too.
  [/^ *(?:(?:el|su|numero|numero de) +)?telefonos? *$/, 'whatsapp'],
  // Of what serves nothing but a task only the task says anything.
  [/\b(?:herramient|product|liquid|material|utensili|instrument)\w* (?=(?:para|pa) \w{3,}[aei]r\b)/, 'algo '],
  [/\bmetro (?=de \w+ (?:metros|mts?|m)\b)/, 'flexometro '],
  [/(?:^|\b)te (?=(?:de )?(?:c?pvc|cobre|galvanizada|\d))/, 'tee '],
  [/(?:^|\b)ye? (?=(?:de )?(?:c?pvc|cobre|\d))/, 'yee '],
  [/^ye? (?=de (?:dos|tres|cuatro|media|una) )/, 'yee '],
];

/** A query in lower case in which names of small words, which would be left out one by one, are one word each. */
export function namedSmallWords(query: string): string {
  return NAMES_OF_SMALL_WORDS.reduce((text, [name, word]) => text.replace(name, word), query);
}

/** Asked with these, a question is about the shop; beside other words they only open it. */
export const QUESTION_WORDS = set('como cual cuando cuanta cuantas cuanto cuantos donde que');

/** Of what holds the thing these also say how much: `rollo de cable` is cable, but `juego de dados` is no single one. Stems. */
export const LOOSE_CONTAINERS = set('rollo paquete bolsa bote lata caja par estuche surtido pieza bulto saco costal');

/** What holds the thing that is named behind it: `juego de brocas` is drill bits. Stems. */
export const CONTAINERS = set(
  'juego kit set par paquete caja bolsa bote lata rollo surtido estuche cubeta galon tambor combo pieza repuesto',
);

/** What a thing may look like. Stems. */
export const COLOURS = set('roj negr blanc amarill azul verd gris cafe rosa naranj morad dorad platead cromad');

/** Makers that people name before or behind the thing, whoever makes what the shop has. Those that are said for a thing are among the trade names. */
export const BRANDS = set(
  `truper pretul stanley dewalt makita bosch milwaukee urrea surtek foset volteck hermex fiero klintek ridgid ryobi black decker hikoki metabo
  comex berel sherwin williams prisa helvex rugo igasa dica tork osram tecnolite siemens argos viakon infra hobart evans briggs cuprum master abus
  dexter tenazit craftsman irwin lenox norton austromex bahco knipex tyvek 3m phillips-lock sayer pennsylvania nacobre durman rehau bticino steren`,
);
