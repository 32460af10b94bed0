import { family } from '../family.ts';

type Brush = [inches: string, use: string];

const brushes = (
  line: string,
  suffix: string,
  hair: string,
  handle: string,
  text: string,
  rows: readonly (readonly [string, number, ...Brush])[],
) =>
  family<Brush>(
    { marca: 'Matizal', labels: ['brochas-y-rodillos'], picture: 'brocha' },
    (inches, use) => ({
      nombre: `Brocha ${inches} ${line}`,
      descripcion: `${text} ${use}`,
      familia: `brocha-${suffix}`,
      ficha: `Ancho: ${inches}; Cerda: ${hair}; Mango: ${handle}; Virola: Acero inoxidable`,
    }),
    rows,
  );

export const brushLines = [
  brushes('cerda natural', 'natural', 'Natural', 'Madera', 'Retiene esmalte y barniz base solvente sin dejar raya.', [
    ['BR-12', 16.5, '1/2"', 'Filos, letras y retoques.'],
    ['BR-1', 22.5, '1"', 'Marcos y herrería delgada.'],
    ['BR-15', 29.5, '1 1/2"', 'Barrotes y sillas.'],
    ['BR-2', 39.5, '2"', 'La medida de puerta y ventana.'],
    ['BR-3', 65, '3"', 'Puertas lisas y portones.'],
    ['BR-4', 95, '4"', 'Superficies grandes y barniz de viga.'],
    ['BR-6', 169, '6"', 'Impermeabilizante y sellador en muro.'],
  ]),
  brushes(
    'cerda sintética',
    'sintetica',
    'Poliéster y nailon',
    'Madera',
    'No se ablanda con agua: para vinílica y esmalte base agua.',
    [
      ['BRS-1', 32, '1"', 'Corte fino en molduras.'],
      ['BRS-2', 59, '2"', 'Recorte de esquina y plafón.'],
      ['BRS-3', 95, '3"', 'Muros chicos y detrás del inodoro.'],
      ['BRS-4', 135, '4"', 'Muro con textura.'],
    ],
  ),
  brushes('económica', 'economica', 'Natural corta', 'Plástico', 'Para pegamento, primario y lo que se tira después.', [
    ['BRE-2', 15.5, '2"', 'Limpieza de polvo y cemento de contacto.'],
    ['BRE-3', 24.5, '3"', 'Cal y sellador.'],
    ['BRE-4', 34.5, '4"', 'Chapopote e impermeabilizante asfáltico.'],
  ]),
].flat();
