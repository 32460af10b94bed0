import { machines } from '../family.ts';

export const fillers = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'lata-blanco',
    remark: 'Aplica en capas delgadas y lija hasta que seque.',
  },
  [
    [
      'RS-1',
      69,
      'Resanador para muros 1 kg',
      'Presentación: 1 kg; Uso: Interior; Espesor: Hasta 5 mm; Secado: 2 h; Lijado: Grano 180',
      'Tapa barrenos y grietas antes de pintar; no se hunde al secar.',
    ],
    [
      'RS-250',
      32,
      'Resanador para muros 250 g',
      'Presentación: 250 g; Uso: Interior; Espesor: Hasta 5 mm; Secado: 2 h; Lijado: Grano 180',
      'Para cuatro clavos y un taquete.',
    ],
    [
      'RS-E1',
      95,
      'Resanador para exterior 1 kg',
      'Presentación: 1 kg; Uso: Exterior; Espesor: Hasta 8 mm; Secado: 4 h; Lijado: Grano 120',
      'Con fibra, para fachada que se mueve con el calor.',
    ],
    [
      'RS-M',
      79,
      'Resanador para madera 250 g',
      'Presentación: 250 g; Color: Pino; Uso: Madera; Secado: 1 h; Lijado: Grano 180',
      'Se tiñe y se barniza.',
    ],
    [
      'RS-PL',
      119,
      'Pasta automotriz con catalizador 1 kg',
      'Presentación: 1 kg; Uso: Lámina; Trabajo: 4 min; Lijado: 20 min',
      'Para abolladuras y huecos en metal.',
    ],
  ],
);

export const jointCompounds = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'cubeta-blanco',
    remark: 'Guárdalo tapado y lejos del sol.',
  },
  [
    [
      'RS-J6',
      119,
      'Compuesto para juntas 6 kg',
      'Presentación: 6 kg; Uso: Panel de yeso; Secado: 12 h; Lijado: Grano 150',
      'Listo para usarse en reparaciones de panel.',
    ],
    [
      'RS-J28',
      369,
      'Compuesto para juntas 28 kg',
      'Presentación: 28 kg; Uso: Panel de yeso; Secado: 12 h; Lijado: Grano 150',
      'Cubeta para unos 90 m² de junta.',
    ],
    [
      'RS-TEX',
      649,
      'Pasta texturizada rústica 25 kg',
      'Presentación: 25 kg; Uso: Interior y exterior; Rendimiento: 10 m² por cubeta; Secado: 24 h',
      'Con grano de mármol; se aplica con llana o con pistola de tirol.',
    ],
    [
      'RS-PEG',
      129,
      'Adhesivo para loseta y azulejo 20 kg',
      'Presentación: 20 kg; Uso: Interior; Rendimiento: 4 m² por saco; Ajuste: 15 min',
      'Gris, para cerámica en muro y piso.',
      'saco',
    ],
    [
      'RS-BOQ',
      89,
      'Boquilla sin arena blanca 5 kg',
      'Presentación: 5 kg; Color: Blanco; Junta: Hasta 5 mm; Secado: 24 h',
      'Junta de azulejo resistente a hongo.',
      'saco',
    ],
  ],
);

export const sealants = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'cartucho',
    remark: 'Limpia y seca la junta antes de aplicar.',
  },
  [
    [
      'SI-280',
      79,
      'Silicón transparente 280 ml',
      'Presentación: 280 ml; Color: Transparente; Uso: Baño y vidrio; Curado: 24 h; Pintable: No',
      'Antihongo para tarja, cancel y lavabo. No se pinta.',
    ],
    [
      'SI-280B',
      79,
      'Silicón blanco 280 ml',
      'Presentación: 280 ml; Color: Blanco; Uso: Baño y cocina; Curado: 24 h; Pintable: No',
      'El mismo, para muebles blancos.',
    ],
    [
      'SI-280N',
      85,
      'Silicón negro 280 ml',
      'Presentación: 280 ml; Color: Negro; Uso: Cancelería; Curado: 24 h; Pintable: No',
      'Para aluminio negro y peceras.',
    ],
    [
      'SI-ALT',
      119,
      'Silicón rojo para alta temperatura 280 ml',
      'Presentación: 280 ml; Color: Rojo; Resistencia: 300 °C; Uso: Motor y estufa; Curado: 24 h',
      'Forma empaque en motor y horno.',
    ],
    [
      'SE-ACR',
      55,
      'Sellador acrílico pintable 280 ml',
      'Presentación: 280 ml; Color: Blanco; Uso: Zoclo y grieta; Curado: 24 h; Pintable: Sí',
      'Para la unión de muro y zoclo antes de pintar.',
    ],
    [
      'SE-PU',
      149,
      'Sellador de poliuretano gris 300 ml',
      'Presentación: 300 ml; Color: Gris; Uso: Junta de concreto; Curado: 48 h; Pintable: Sí',
      'Elástico para juntas de fachada y de banqueta.',
    ],
    [
      'AD-MON',
      119,
      'Adhesivo de montaje 300 ml',
      'Presentación: 300 ml; Color: Beige; Uso: Zoclo, panel y espejo; Curado: 24 h',
      'Pega sin clavar; sujeta 15 minutos mientras agarra.',
    ],
    [
      'AD-CON',
      95,
      'Cemento de contacto 500 ml',
      'Presentación: 500 ml; Uso: Laminado y hule; Secado: 15 min; Rendimiento: 2 m²',
      'Se pone en las dos caras y se une ya seco.',
      'lata-mostaza',
    ],
    [
      'AD-BLA',
      59,
      'Pegamento blanco para madera 1 L',
      'Presentación: 1 L; Uso: Madera interior; Prensado: 30 min; Curado: 24 h',
      'Uniones más fuertes que la tabla.',
      'lata-blanco',
    ],
    [
      'AD-EPO',
      85,
      'Adhesivo epóxico de 5 minutos 25 ml',
      'Presentación: 25 ml; Uso: Metal y cerámica; Trabajo: 5 min; Curado: 1 h',
      'Jeringa doble que mide sola.',
      'cartucho',
    ],
    [
      'PI-CAL',
      89,
      'Pistola calafateadora de esqueleto',
      'Cartucho: 300 ml; Relación: 10 a 1; Material: Acero',
      'Con corta boquilla y gancho para la escalera.',
    ],
  ],
);

export const scrapers = machines(
  {
    marca: 'Matizal',
    labels: ['resanadores-y-cintas'],
    picture: 'cuter',
    remark: 'Hoja que regresa a su forma; límpiala antes de que seque la pasta.',
  },
  [
    [
      'ESP-1',
      29.5,
      'Espátula flexible 1"',
      'Ancho: 1"; Hoja: Acero inoxidable; Mango: Madera',
      'Para resanar y levantar tapas.',
      'espatula',
    ],
    [
      'ESP-3',
      45,
      'Espátula flexible 3"',
      'Ancho: 3"; Hoja: Acero inoxidable; Mango: Madera',
      'La de resane y raspado de pintura suelta.',
      'espatula',
    ],
    [
      'ESP-6',
      75,
      'Espátula para panel de yeso 6"',
      'Ancho: 6"; Hoja: Acero inoxidable; Mango: Bimaterial',
      'Primera mano de juntas.',
      'espatula',
    ],
    [
      'ESP-10',
      119,
      'Espátula para panel de yeso 10"',
      'Ancho: 10"; Hoja: Acero inoxidable; Mango: Bimaterial',
      'Difumina la última mano.',
      'espatula',
    ],
    [
      'CEP-ALA',
      35,
      'Cepillo de alambre con mango de madera',
      'Hileras: 4 x 16; Alambre: Acero; Mango: Madera',
      'Quita óxido y pintura suelta antes del primario.',
      'brocha',
    ],
  ],
);
