/** What a clerk would answer to a problem: kinds of products with the reason for each, and what the shop does not have. */
export interface GuideRow {
  /** What a query must ask for, one of these: words and uses, all of them together. `pintura @baño`. */
  readonly asked: string;
  readonly title: string;
  /** Of a guide that asks which kind is meant: words that say it already. It is shown only where the thing itself is asked for. */
  readonly clear?: string;
  /** What people ask for here and the shop does not sell. Said only where no product is called like that. */
  readonly unsold?: { readonly name: string; readonly words: string };
  readonly options: readonly GuideOption[];
}

/** Shown only where the shop has a product of these words that says itself that it serves these uses. */
export interface GuideOption {
  readonly name: string;
  /** Words that its title has. */
  readonly words: string;
  readonly uses?: string;
  /** The reason where the product's own words give none. */
  readonly because?: string;
}

const WALL_WITHOUT_MOULD: GuideOption = {
  name: 'Vinílica antihongos',
  words: 'pintura vinil-acrílica lavable',
  uses: 'hongos',
};

export const GUIDES: readonly GuideRow[] = [
  {
    asked: 'pintura @baño, pintar @baño, pintura @baño @hongos',
    title: 'Pintura para baño',
    options: [
      WALL_WITHOUT_MOULD,
      { name: 'Acrílica satinada', words: 'pintura acrílica satinada', uses: 'baño' },
      { name: 'Esmalte base agua', words: 'esmalte base agua', uses: 'baño' },
    ],
  },
  {
    asked: 'pintura @cocina, pintar @cocina',
    title: 'Pintura para cocina',
    options: [
      { name: 'Acrílica satinada', words: 'pintura acrílica satinada', uses: 'cocina' },
      { name: 'Esmalte base agua', words: 'esmalte base agua', uses: 'cocina' },
    ],
  },
  {
    asked: '@hongos',
    title: 'Contra hongo y moho',
    options: [
      WALL_WITHOUT_MOULD,
      { name: 'Silicón antihongo', words: 'silicón transparente', uses: 'hongos' },
      { name: 'Sellador antisalitre', words: 'sellador antisalitre', uses: 'humedad' },
    ],
  },
  {
    asked: '@humedad muro, pintura @humedad, salitre, @humedad',
    title: 'Contra humedad y salitre',
    options: [
      { name: 'Sellador antisalitre', words: 'sellador antisalitre', uses: 'humedad' },
      { name: 'Vinílica antihongos, encima', words: 'pintura vinil-acrílica lavable', uses: 'hongos' },
      { name: 'Impermeabilizante, si el agua viene de la azotea', words: 'impermeabilizante acrílico', uses: 'azotea' },
    ],
  },
  {
    asked: '@goteras, techo gotea, impermeabilizar, pintura @azotea, grieta @azotea',
    title: 'Para la azotea',
    options: [
      { name: 'Impermeabilizante acrílico', words: 'impermeabilizante acrílico', uses: 'azotea' },
      { name: 'Cemento plástico, en la grieta', words: 'cemento plástico grietas', uses: 'grietas' },
      {
        name: 'Malla de refuerzo',
        words: 'malla refuerzo impermeabilizar',
        because: 'Va entre las dos manos, en grietas y chaflanes.',
      },
    ],
  },
  {
    asked: 'pintura @herrería, pintar @herrería, esmalte @herrería',
    title: 'Pintura para herrería',
    options: [
      {
        name: 'Primario anticorrosivo, primero',
        words: 'primario anticorrosivo',
        because: 'Va primero, en metal desnudo.',
      },
      { name: 'Esmalte alquidálico', words: 'esmalte alquidálico', uses: 'herrería' },
      { name: 'Esmalte directo a metal', words: 'esmalte anticorrosivo directo metal', uses: 'óxido' },
    ],
  },
  {
    asked: '@óxido @herrería, quitar @óxido, metal @óxido',
    title: 'Contra el óxido',
    options: [
      {
        name: 'Convertidor de óxido',
        words: 'convertidor óxido',
        because: 'Se aplica sobre el óxido que ya no se desprende.',
      },
      { name: 'Primario anticorrosivo', words: 'primario anticorrosivo', because: 'Va primero, en metal desnudo.' },
      { name: 'Esmalte directo a metal', words: 'esmalte anticorrosivo directo metal', uses: 'óxido' },
    ],
  },
  {
    asked: 'pintura @alberca, pintar @alberca, @alberca',
    title: 'Para la alberca',
    unsold: { name: 'pintura para alberca', words: 'pintura alberca' },
    options: [
      {
        name: 'Impermeabilizante cementoso, para cisterna y pileta',
        words: 'impermeabilizante cementoso',
        uses: 'cisterna',
      },
      { name: 'Pintura para el piso de alrededor', words: 'pintura acrílica piso cancha', uses: 'cancha' },
    ],
  },
  {
    asked: 'taza baño, taza, wc, inodoro, excusado, escusado, retrete',
    title: 'Para reparar la taza',
    unsold: { name: 'tazas de baño', words: 'taza' },
    options: [
      { name: 'Herrajes completos', words: 'juego herrajes sanitario', because: 'Si la caja no deja de tirar agua.' },
      { name: 'Sapo', words: 'sapo sanitario', because: 'Si el agua se pasa de la caja a la taza.' },
      { name: 'Manguera flexible', words: 'manguera flexible sanitario', because: 'De la llave a la caja.' },
    ],
  },
  {
    asked:
      'destapar, destapacaños, caño tapado, lavabo tapado, coladera tapada, drenaje tapado, fregadero tapado, tarja tapada, taza tapada, taza tapado, wc tapado, inodoro tapado, taza tapó, destapar taza, destapar wc',
    title: 'Para destapar',
    options: [
      {
        name: 'Guía destapacaños',
        words: 'guía destapacaños',
        because: 'Llega hasta donde está tapado, sin químicos.',
      },
      { name: 'Cespol nuevo', words: 'cespol', because: 'Si el tapón está en la trampa, se desarma y se cambia.' },
    ],
  },
  {
    asked: 'llave gotea, fuga agua, llave goteando, fuga llave',
    title: 'Si la llave gotea',
    options: [
      { name: 'Cinta para la rosca', words: 'cinta ptfe', because: 'Si el agua sale por la rosca.' },
      { name: 'Llave de nariz nueva', words: 'llave nariz', because: 'Si la llave ya no cierra.' },
    ],
  },
  {
    asked: 'presión agua, poca presión, baja presión',
    title: 'Si hay poca presión',
    options: [
      { name: 'Presurizador', words: 'presurizador', because: 'Da presión a toda la casa.' },
      { name: 'Bomba periférica', words: 'bomba periférica', because: 'Sube el agua de la cisterna al tinaco.' },
    ],
  },
  {
    asked: 'agujero pared, hoyo pared, agujero muro, hoyo muro',
    title: 'Agujeros en la pared',
    options: [
      {
        name: 'Resanador, para taparlos',
        words: 'resanador muros',
        because: 'Tapa barrenos y grietas antes de pintar.',
      },
      { name: 'Taladro percutor, para hacerlos', words: 'taladro percutor', because: 'Perfora tabique y concreto.' },
      { name: 'Taquetes, para colgar', words: 'taquetes plástico', because: 'Sujetan el tornillo en el barreno.' },
    ],
  },
  {
    asked: 'tubo pvc, tubería pvc',
    title: 'Tubo según su uso',
    clear: 'sanitario drenaje desagüe conduit cable eléctrico corrugado hidráulico agua cpvc led',
    options: [
      { name: 'Tubo de CPVC', words: 'tubo cpvc', because: 'Para agua fría y caliente con presión.' },
      { name: 'Tubo sanitario', words: 'tubo sanitario pvc', because: 'Para drenaje, sin presión.' },
      { name: 'Tubo conduit', words: 'tubo conduit pvc', because: 'Para pasar cable eléctrico, no para agua.' },
    ],
  },
];
