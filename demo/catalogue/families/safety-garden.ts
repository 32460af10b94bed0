import { machines } from '../family.ts';

const S = { marca: 'Bravío', labels: ['seguridad'] } as const;
const G = { marca: 'Bravío', labels: ['jardin'] } as const;

export const eyes = machines({ ...S, picture: 'lentes', ficha: 'Norma: NOM-017-STPS' }, [
  [
    'LE-CLA',
    39,
    'Lentes de seguridad claros',
    'Mica: Policarbonato claro; Filtro UV: 99 %; Peso: 28 g',
    'Los que deben ir con cada esmeriladora.',
  ],
  [
    'LE-OSC',
    42,
    'Lentes de seguridad oscuros',
    'Mica: Policarbonato gris; Filtro UV: 99 %; Peso: 28 g',
    'Para trabajar al sol; no son para soldar.',
  ],
  [
    'LE-ANT',
    79,
    'Lentes de seguridad antiempaño',
    'Mica: Policarbonato claro; Tratamiento: Antiempaño y antirraya; Peso: 30 g',
    'Con cubrebocas no se nublan.',
  ],
  [
    'LE-GOG',
    89,
    'Goggles de seguridad con ventilación indirecta',
    'Mica: Policarbonato claro; Ventilación: Indirecta; Banda: Elástica',
    'Sobre lentes graduados, contra salpicadura.',
  ],
  [
    'LE-SOL',
    119,
    'Lentes para soldadura autógena sombra 5',
    'Sombra: 5; Micas: Abatibles; Uso: Oxicorte',
    'Para corte y soldadura con gas.',
  ],
  [
    'CA-ESM',
    149,
    'Careta facial transparente con cabezal de matraca',
    'Mica: Policarbonato 8 x 15"; Ajuste: Matraca; Peso: 0.35 kg',
    'Para disco, carda y desbrozadora.',
  ],
]);

export const heads = machines({ ...S, picture: 'casco', ficha: 'Norma: NOM-115-STPS' }, [
  [
    'CA-AMA',
    119,
    'Casco de seguridad amarillo con matraca',
    'Clase: E; Suspensión: 4 puntos con matraca; Material: Polietileno; Color: Amarillo',
    'Dieléctrico, con ranuras para orejeras.',
  ],
  [
    'CA-BLA',
    119,
    'Casco de seguridad blanco con matraca',
    'Clase: E; Suspensión: 4 puntos con matraca; Material: Polietileno; Color: Blanco',
    'Supervisor y visita.',
  ],
  [
    'OR-22',
    149,
    'Orejeras de protección auditiva 25 dB',
    'Atenuación: 25 dB; Diadema: Ajustable; Peso: 0.2 kg',
    'Demoledor, sierra y clavadora.',
  ],
  [
    'TA-OID',
    59,
    'Tapones auditivos con cordón 10 pares',
    'Atenuación: 27 dB; Material: Silicón; Contenido: 10 pares',
    'Reusables y lavables.',
  ],
]);

export const lungs = machines({ ...S, picture: 'lentes' }, [
  [
    'RE-N95',
    189,
    'Respirador para polvo N95 10 piezas',
    'Filtro: N95; Contenido: 10 piezas; Uso: Polvo y lijado',
    'Lijado de pasta, corte de concreto y fibra.',
  ],
  [
    'RE-MED',
    399,
    'Respirador de media cara con dos cartuchos',
    'Cartuchos: Vapores orgánicos; Talla: Mediana; Material: Elastómero',
    'Para pintar con solvente y aplicar barniz.',
  ],
  [
    'RE-CAR',
    199,
    'Cartuchos para vapores orgánicos par',
    'Uso: Vapores orgánicos; Contenido: 2 piezas',
    'Cámbialos cuando percibas olor.',
  ],
]);

export const hands = machines({ ...S, picture: 'guantes', unidad: 'par' }, [
  [
    'GU-CAR',
    79,
    'Guantes de carnaza cortos',
    'Material: Carnaza; Talla: Única; Puño: Corto',
    'Carga, varilla y block.',
  ],
  [
    'GU-SOL',
    149,
    'Guantes de carnaza largos para soldar',
    'Material: Carnaza forrada; Largo: 14"; Costura: Hilo resistente al fuego',
    'Cubren la mitad del brazo.',
  ],
  [
    'GU-LAT',
    45,
    'Guantes de algodón con látex rugoso',
    'Material: Algodón y látex; Talla: Mediana; Agarre: Rugoso',
    'Block y tubo mojado.',
  ],
  [
    'GU-NIT',
    49,
    'Guantes de nailon con nitrilo',
    'Material: Nailon y nitrilo; Talla: Grande; Agarre: Liso',
    'Mecánica: sientes la tuerca.',
  ],
  [
    'GU-ANT',
    129,
    'Guantes anticorte nivel 5',
    'Material: Polietileno de alta densidad; Nivel de corte: 5; Talla: Grande',
    'Lámina, vidrio y filo.',
  ],
  [
    'GU-PIE',
    169,
    'Guantes de piel de res para operador',
    'Material: Piel de res; Talla: Grande; Puño: Elástico',
    'Alambre, poda y maquinaria.',
  ],
  [
    'GU-HUL',
    39,
    'Guantes de hule para limpieza',
    'Material: Látex; Talla: Mediana; Largo: 12"',
    'Ácido diluido y limpieza.',
  ],
  [
    'GU-DES',
    179,
    'Guantes desechables de nitrilo 100 piezas',
    'Material: Nitrilo; Talla: Grande; Contenido: 100 piezas',
    'Pintura, tinta y resina.',
  ],
  [
    'GU-DIE',
    null,
    'Guantes dieléctricos clase 0, 1000 V',
    'Clase: 0; Tensión: 1000 V; Largo: 14"; Talla: 9',
    'Con certificado; se usan bajo guante de piel.',
  ],
]);

export const bodies = machines({ ...S, picture: 'casco' }, [
  [
    'AR-CUE',
    null,
    'Arnés de cuerpo completo con línea de vida',
    'Argollas: 1 dorsal; Carga: 140 kg; Línea: 1.8 m con amortiguador; Norma: NOM-009-STPS',
    'Desde 1.8 m de altura, siempre.',
  ],
  [
    'CH-REF',
    89,
    'Chaleco reflejante de malla',
    'Material: Poliéster; Color: Naranja; Cinta: 2" reflejante',
    'Se ve de noche a 150 m.',
  ],
  [
    'FA-LUM',
    199,
    'Faja lumbar con tirantes',
    'Talla: Mediana; Ancho: 9"; Varillas: 4',
    'Recuerda a la espalda cómo cargar.',
  ],
  [
    'MD-CAR',
    129,
    'Mandil de carnaza para soldar 60 x 90 cm',
    'Material: Carnaza; Medida: 60 x 90 cm; Ajuste: Correas',
    'Chispa y escoria.',
  ],
  [
    'BO-SEG',
    899,
    'Bota de seguridad con casquillo de poliamida',
    'Casquillo: Poliamida; Suela: Hule antiderrapante; Tallas: 25 a 30; Norma: NOM-113-STPS',
    'Más ligera que la de acero y no se enfría.',
  ],
  [
    'BO-HUL',
    289,
    'Bota de hule con suela antiderrapante',
    'Material: PVC; Altura: 38 cm; Tallas: 25 a 30',
    'Colado y lavado.',
  ],
  [
    'RO-RES',
    119,
    'Rodilleras de espuma con concha',
    'Material: Espuma y polietileno; Ajuste: Autoadherible; Contenido: Par',
    'Para el que pone piso.',
  ],
  [
    'CI-PREC',
    69,
    'Cinta de precaución amarilla 300 m',
    'Ancho: 3"; Largo: 300 m; Leyenda: Precaución',
    'Delimita zanja y pintura fresca.',
  ],
  [
    'EX-PQS',
    null,
    'Extintor de polvo químico 4.5 kg',
    'Agente: Polvo ABC; Capacidad: 4.5 kg; Recarga: Anual; Norma: NOM-154-SCFI',
    'Con soporte y certificado.',
  ],
]);

export const hoses = machines({ ...G, picture: 'manguera' }, [
  [
    'MG-10',
    199,
    'Manguera para jardín 1/2" x 10 m',
    'Diámetro: 1/2"; Largo: 10 m; Capas: 3; Conexiones: Plástico',
    'Reforzada, no se tuerce.',
  ],
  [
    'MG-15',
    269,
    'Manguera para jardín 1/2" x 15 m',
    'Diámetro: 1/2"; Largo: 15 m; Capas: 3; Conexiones: Latón',
    'La medida de patio y cochera.',
  ],
  [
    'MG-20',
    339,
    'Manguera para jardín 1/2" x 20 m',
    'Diámetro: 1/2"; Largo: 20 m; Capas: 3; Conexiones: Latón',
    'Llega al fondo del lote.',
  ],
  [
    'MG-30',
    499,
    'Manguera para jardín 1/2" x 30 m',
    'Diámetro: 1/2"; Largo: 30 m; Capas: 3; Conexiones: Latón',
    'Para terreno grande.',
  ],
  [
    'MG-POR',
    599,
    'Portamanguera de muro con guía',
    'Capacidad: 30 m de 1/2"; Material: Polipropileno; Montaje: Muro',
    'La manguera deja de estorbar.',
  ],
  [
    'PI-RIE',
    79,
    'Pistola de riego 7 chorros',
    'Patrones: 7; Material: Plástico y hule; Conexión: Rápida',
    'De rocío a chorro.',
  ],
  [
    'AS-IMP',
    119,
    'Aspersor de impacto con estaca',
    'Alcance: 12 m; Giro: Ajustable; Material: Plástico',
    'Riega un círculo o una rebanada.',
  ],
  [
    'AS-OSC',
    199,
    'Aspersor oscilante 16 salidas',
    'Cobertura: 15 x 18 m; Salidas: 16; Material: Aluminio',
    'Para pasto rectangular.',
  ],
  [
    'TE-RIE',
    449,
    'Programador de riego para llave',
    'Programas: 8; Duración: 1 min a 4 h; Alimentación: 2 baterías AA',
    'Riega de madrugada, aunque no estés.',
  ],
]);

export const pruning = machines({ ...G, picture: 'tijeras' }, [
  [
    'TI-POD',
    149,
    'Tijera para podar de una mano 8"',
    'Largo: 8"; Corte: 3/4"; Hoja: Acero al carbono',
    'Rosal y planta de maceta.',
  ],
  [
    'TI-PODP',
    289,
    'Tijera para podar forjada 8 1/2"',
    'Largo: 8 1/2"; Corte: 1"; Hoja: Acero forjado; Mangos: Aluminio',
    'Se afila y se le cambia la hoja.',
  ],
  [
    'TI-DOS',
    349,
    'Tijera para podar de dos manos 28"',
    'Largo: 28"; Corte: 1 3/4"; Mangos: Acero',
    'Rama gruesa con palanca.',
  ],
  ['TI-SET', 269, 'Tijera para setos 22"', 'Largo: 22"; Hoja: 10" ondulada; Mangos: Madera', 'Deja el seto parejo.'],
  [
    'TI-ALT',
    599,
    'Podadora de altura con serrucho 3.6 m',
    'Alcance: 3.6 m; Corte: 1 1/4"; Serrucho: 14"',
    'Frutales sin subirse al árbol.',
  ],
]);

export const gardenTools = machines({ ...G, picture: 'pala' }, [
  [
    'RA-14',
    149,
    'Rastrillo de 14 dientes con mango',
    'Dientes: 14; Ancho: 14"; Mango: Madera 48"',
    'Empareja tierra y junta piedra.',
  ],
  [
    'RA-HOJ',
    129,
    'Escoba metálica para hojas 22 dientes',
    'Dientes: 22; Ancho: 17"; Mango: Madera 48"',
    'Para pasto, sin arrancarlo.',
  ],
  [
    'AZ-2',
    219,
    'Azadón 2 lb con mango',
    'Peso de cabeza: 2 lb; Mango: Madera 48"; Material: Acero forjado',
    'Deshierba y surca.',
  ],
  ['MA-24', 119, 'Machete pulido 24"', 'Largo: 24"; Hoja: Acero al carbono; Mango: Polipropileno', 'Filo de fábrica.'],
  [
    'JG-3',
    99,
    'Juego de herramienta para jardín 3 piezas',
    'Contenido: 3 piezas; Material: Aluminio; Mango: Bimaterial',
    'Pala, trasplantador y rastrillo de mano.',
  ],
  [
    'BIE-4',
    259,
    'Bieldo de 4 dientes puño Y',
    'Dientes: 4; Mango: Madera con puño; Material: Acero forjado',
    'Composta y paja.',
  ],
  [
    'AS-MAN',
    499,
    'Aspersora de mochila manual 15 L',
    'Tanque: 15 L; Presión: 60 PSI; Lanza: 60 cm; Palanca: Ambidiestra',
    'Fertilizante y fumigación.',
  ],
  [
    'AS-2',
    129,
    'Aspersor de mano a presión 2 L',
    'Tanque: 2 L; Boquilla: Ajustable; Válvula: De alivio',
    'Macetas y desinfección.',
  ],
  [
    'MAL-SOM',
    349,
    'Malla sombra 80 % de 4 x 5 m',
    'Medida: 4 x 5 m; Sombra: 80 %; Color: Beige; Ojillos: Sí',
    'El patio baja varios grados.',
  ],
  [
    'MAL-GAL',
    849,
    'Malla galvanizada hexagonal 1 x 45 m',
    'Altura: 1 m; Largo: 45 m; Abertura: 1"; Calibre: 22',
    'Gallinero y enredadera.',
  ],
]);

export const weldingSupplies = machines({ marca: 'TENAZ', labels: ['soldadoras'], picture: 'clavos', unidad: 'kg' }, [
  [
    'EL-6013',
    79,
    'Electrodo 6013 de 1/8" por kilo',
    'Tipo: 6013; Diámetro: 1/8"; Corriente: 90 a 130 A; Contenido: 1 kg',
    'El punto azul: fácil de prender, para perfil y lámina.',
  ],
  [
    'EL-601332',
    85,
    'Electrodo 6013 de 3/32" por kilo',
    'Tipo: 6013; Diámetro: 3/32"; Corriente: 60 a 95 A; Contenido: 1 kg',
    'Lámina delgada sin perforar.',
  ],
  [
    'EL-7018',
    95,
    'Electrodo 7018 de 1/8" por kilo',
    'Tipo: 7018; Diámetro: 1/8"; Corriente: 100 a 150 A; Contenido: 1 kg',
    'Estructura; guárdalo seco o truena.',
  ],
  [
    'AL-FLU',
    299,
    'Alambre tubular sin gas 0.035" 1 kg',
    'Diámetro: 0.035"; Contenido: 1 kg; Gas: No requiere',
    'Carrete chico para microalambre.',
  ],
]);

export const solder = machines({ marca: 'TENAZ', labels: ['pistolas-de-calor'], picture: 'cinta' }, [
  [
    'ES-6040',
    149,
    'Estaño 60-40 con resina 1 mm 250 g',
    'Aleación: 60-40; Diámetro: 1 mm; Presentación: 250 g',
    'Para electrónica y cable.',
  ],
  [
    'ES-TUB',
    39,
    'Estaño 60-40 con resina en tubo 17 g',
    'Aleación: 60-40; Diámetro: 1 mm; Presentación: 17 g',
    'Para una reparación.',
  ],
]);

export const engineOil = machines({ marca: 'TENAZ', labels: ['generadores'], picture: 'solvente' }, [
  [
    'AC-30',
    129,
    'Aceite para motor de cuatro tiempos SAE 30, 1 L',
    'Viscosidad: SAE 30; Presentación: 1 L; Cambio: Cada 50 h',
    'Generador, motobomba e hidrolavadora a gasolina.',
  ],
  [
    'AC-2T',
    99,
    'Aceite para motor de dos tiempos 500 ml',
    'Mezcla: 40 a 1; Presentación: 500 ml',
    'Medio litro para 20 L de gasolina.',
  ],
]);
