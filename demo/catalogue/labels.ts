import type { Folder } from './categories.ts';

type LabelRow = readonly [nombre: string, slug: string, descripcion: string];

/** The subcategories of each folder, in the order of its menu. A slug is used once in the whole store, not only in its folder. */
export const LABEL_ROWS = {
  'herramienta-inalambrica': [
    [
      'Taladros y atornilladores',
      'taladros-inalambricos',
      'De 12, 20 y 40 V, con percusión para muro o sin ella para madera y lámina.',
    ],
    [
      'Rotomartillos',
      'rotomartillos-inalambricos',
      'SDS Plus a batería para perforar concreto donde no llega la extensión.',
    ],
    [
      'Atornilladores de impacto',
      'atornilladores-de-impacto',
      'Hexágono de 1/4" para pija larga y tornillo de estructura sin torcer la muñeca.',
    ],
    ['Llaves de impacto', 'llaves-de-impacto', 'Cuadro de 3/8", 1/2" y 3/4" para birlos, tuercas y armado en taller.'],
    [
      'Esmeriladoras',
      'esmeriladoras-inalambricas',
      'Cortan y desbastan en azotea, herrería o campo sin depender de un contacto.',
    ],
    ['Sierras', 'sierras-inalambricas', 'Circulares, caladoras, reciprocantes y de inglete que comparten batería.'],
    [
      'Lijado y multiherramientas',
      'lijado-y-multiherramientas',
      'Lijadoras, cepillos, rebajadoras y oscilantes para acabados en obra.',
    ],
    [
      'Jardín a batería',
      'jardin-a-bateria',
      'Sopladoras, desbrozadoras y motosierras de 20 y 40 V: arrancan con un botón.',
    ],
    [
      'Iluminación y limpieza',
      'iluminacion-y-limpieza',
      'Lámparas, radios, ventiladores y aspiradoras que usan la misma batería.',
    ],
    ['Combos', 'combos', 'Dos o más herramientas con baterías, cargador y maletín a mejor precio.'],
  ],
  'herramienta-electrica-con-cable': [
    [
      'Taladros',
      'taladros-con-cable',
      'Con percusión o sin ella, de 3/8" y 1/2", para trabajar todo el día sin recargar.',
    ],
    [
      'Rotomartillos y demoledores',
      'rotomartillos-y-demoledores',
      'SDS Plus, SDS Max y hexagonal para perforar y romper concreto.',
    ],
    ['Esmeriladoras', 'esmeriladoras-con-cable', 'De 4 1/2", 5", 7" y 9" para corte, desbaste y limpieza de metal.'],
    ['Pulidoras y rotativas', 'pulidoras-y-rotativas', 'Para pulir carrocería, grabar, afilar y llegar a rincones.'],
    [
      'Corte de metal',
      'corte-de-metal',
      'Cortadoras de disco, sierras cinta y cizallas para perfil, varilla y lámina.',
    ],
    [
      'Pistolas de calor y cautines',
      'pistolas-de-calor',
      'Para quitar pintura, doblar tubo, encoger aislante y soldar componentes.',
    ],
    ['Soldadoras', 'soldadoras', 'Inversoras, de microalambre y TIG, con caretas y porta electrodos.'],
    ['Generadores', 'generadores', 'Plantas de luz a gasolina para obra, rancho y respaldo en casa.'],
    [
      'Hidrolavadoras y aspiradoras',
      'hidrolavadoras-y-aspiradoras',
      'Limpieza de patios, autos y talleres con agua a presión o succión.',
    ],
    ['Herramienta de banco', 'herramienta-de-banco', 'Esmeriles, taladros de banco y afiladoras para el taller fijo.'],
  ],
  'herramienta-para-carpinteria': [
    ['Sierras circulares', 'sierras-circulares', 'Para cortar tablero, triplay y viga a lo largo, a mano o con guía.'],
    ['Sierras caladoras', 'sierras-caladoras', 'Curvas y cortes interiores en madera, melamina y lámina delgada.'],
    ['Ingletadoras y de mesa', 'sierras-de-inglete', 'Ángulos exactos en moldura y marco, y corte repetido en mesa.'],
    ['Sierras reciprocantes', 'sierras-reciprocantes', 'Corte de demolición en madera con clavo, tubo y ramas.'],
    ['Rebajadoras', 'rebajadoras', 'Perfiles, ranuras y cantos en madera, con fresas de 1/4" y 1/2".'],
    ['Cepillos y canteadoras', 'cepillos', 'Emparejan puertas, cantos y tablas antes de lijar.'],
    ['Lijadoras', 'lijadoras', 'Orbitales, de banda y de palma para dejar la madera lista para barniz.'],
    ['Prensas y sujeción', 'prensas', 'Sargentos, prensas y escuadras que no dejan mover la pieza al encolar.'],
    ['Formones y serruchos', 'formones-y-serruchos', 'Herramienta de mano para ensamble, ajuste y corte fino.'],
  ],
  'herramienta-neumatica': [
    ['Compresores', 'compresores', 'De 6 a 300 L, libres de aceite o con banda, según el gasto de aire.'],
    [
      'Pistolas para pintar',
      'pistolas-para-pintar',
      'De gravedad, succión y HVLP para esmalte, barniz y acabado automotriz.',
    ],
    ['Impacto y matracas', 'impacto-neumatico', 'Llaves de impacto y matracas de aire para vulcanizadora y taller.'],
    ['Clavadoras y engrapadoras', 'clavadoras', 'Clavo, grapa y clavillo a presión para tarima, tapicería y moldura.'],
    ['Esmeriles y lijadoras', 'esmeriles-neumaticos', 'Desbaste, corte y lijado con aire, ligeros y sin calentarse.'],
    [
      'Mangueras y conexiones',
      'mangueras-y-conexiones',
      'Mangueras, coples, filtros y reguladores para armar la línea de aire.',
    ],
  ],
  pinturas: [
    ['Vinílicas', 'vinilicas', 'Pintura base agua para muros y plafones, de interior y exterior.'],
    ['Esmaltes', 'esmaltes', 'Alquidálicos y base agua para herrería, puertas, cocina y baño.'],
    [
      'Impermeabilizantes',
      'impermeabilizantes',
      'Acrílicos, cementosos y asfálticos contra goteras y humedad en azotea.',
    ],
    [
      'Selladores y primarios',
      'selladores-y-primarios',
      'Preparan muro, metal y madera para que la pintura rinda y agarre.',
    ],
    ['Barnices y tintas', 'barnices', 'Protegen y dan tono a la madera, de interior, exterior y marino.'],
    ['Solventes y removedores', 'solventes', 'Thinner, aguarrás, alcohol y removedor para diluir, limpiar y decapar.'],
    ['Aerosoles', 'aerosoles', 'Pintura en lata de secado rápido para retoques, metal y plástico.'],
    ['Brochas y rodillos', 'brochas-y-rodillos', 'Brochas, rodillos, charolas y extensiones para cada superficie.'],
    ['Resanadores y cintas', 'resanadores-y-cintas', 'Pastas, silicones y cintas para resanar, sellar y delimitar.'],
  ],
  accesorios: [
    ['Discos de corte y desbaste', 'discos-de-corte', 'Para metal, acero inoxidable y concreto, de 4 1/2" a 14".'],
    ['Discos de diamante', 'discos-de-diamante', 'Continuos, segmentados y turbo para azulejo, concreto y piedra.'],
    ['Discos para sierra', 'discos-para-sierra', 'Con carburo de tungsteno para madera, melamina y aluminio.'],
    ['Brocas para concreto', 'brocas-para-concreto', 'De zanco recto y SDS para tabique, block y concreto armado.'],
    ['Brocas para metal', 'brocas-para-metal', 'HSS, titanio y cobalto por fracción, sueltas y en juego.'],
    ['Brocas para madera', 'brocas-para-madera', 'Planas, de tres puntas, sierras de copa y fresas para rebajadora.'],
    ['Hojas y seguetas', 'hojas-y-seguetas', 'Para caladora, reciprocante, oscilante y arco de segueta.'],
    ['Puntas y dados', 'puntas-y-dados', 'Puntas de impacto, adaptadores y dados para atornillador y llave.'],
    [
      'Baterías y cargadores',
      'baterias-y-cargadores',
      'Ion de litio de 12, 20 y 40 V, y los cargadores que les tocan.',
    ],
    ['Refacciones', 'refacciones', 'Carbones, broqueros, guardas y cinceles originales TENAZ.'],
    ['Lijas y abrasivos', 'lijas-y-abrasivos', 'Pliegos, discos, bandas y carda por grano.'],
  ],
  ferreteria: [
    ['Martillos y marros', 'martillos-y-marros', 'De uña, bola, hule y marro, con mango de madera o fibra de vidrio.'],
    ['Desarmadores y llaves', 'desarmadores-y-llaves', 'Desarmadores, llaves ajustables, Stilson, combinadas y Allen.'],
    ['Pinzas y corte', 'pinzas-y-corte', 'De electricista, punta, presión y corte; cúters, tijeras y arcos.'],
    ['Medición y trazo', 'medicion-y-trazo', 'Flexómetros, niveles, escuadras y láser para trazar a la primera.'],
    ['Taquetes y anclas', 'taquetes-y-anclas', 'Fijación en muro, block, panel de yeso y concreto.'],
    [
      'Pijas, tornillos y clavos',
      'pijas-tornillos-y-clavos',
      'Por medida y por caja, para panel de yeso, lámina, madera y metal.',
    ],
    ['Candados y herrajes', 'candados-y-herrajes', 'Candados, chapas, bisagras y pasadores para puerta y reja.'],
    ['Material eléctrico', 'material-electrico', 'Cable, contactos, apagadores, focos, extensiones y cinta.'],
    ['Plomería', 'plomeria', 'Llaves, conexiones, tubo y accesorios para baño y cocina.'],
    [
      'Escaleras y carretillas',
      'escaleras-y-carretillas',
      'Escaleras de aluminio y fibra, carretillas y herramienta de albañil.',
    ],
    ['Seguridad', 'seguridad', 'Lentes, guantes, cascos, respiradores y calzado para trabajar protegido.'],
    ['Jardín', 'jardin', 'Mangueras, tijeras, palas y aspersores para patio y huerta.'],
  ],
  outlet: [
    ['Reacondicionado', 'reacondicionado', 'Herramienta revisada en nuestro taller, con garantía de 6 meses.'],
    [
      'Piezas de exhibición',
      'piezas-de-exhibicion',
      'Equipo que estuvo en mostrador o demostración, completo y probado.',
    ],
  ],
} as const satisfies Partial<Record<Folder, readonly LabelRow[]>>;

export type LabelFolder = keyof typeof LABEL_ROWS;
export type LabelSlug = (typeof LABEL_ROWS)[LabelFolder][number][1];
