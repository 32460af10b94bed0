import { machines } from '../family.ts';

const B = { marca: 'Bravío', labels: ['candados-y-herrajes'] } as const;

export const padlocks = machines(
  { ...B, picture: 'candado', remark: 'Cilindro de pernos y llaves de latón; sacamos copias en mostrador.' },
  [
    [
      'CN-30',
      59,
      'Candado de hierro 30 mm',
      'Ancho: 30 mm; Gancho: Corto de acero; Cuerpo: Hierro; Llaves: 2',
      'Casillero y caja.',
    ],
    [
      'CN-40',
      79,
      'Candado de hierro 40 mm',
      'Ancho: 40 mm; Gancho: Corto de acero; Cuerpo: Hierro; Llaves: 2',
      'Puerta interior y bodega.',
    ],
    [
      'CN-50',
      109,
      'Candado de hierro 50 mm',
      'Ancho: 50 mm; Gancho: Corto de acero; Cuerpo: Hierro; Llaves: 3',
      'Para reja y zaguán, con cilindro de latón.',
    ],
    [
      'CN-63',
      149,
      'Candado de hierro 63 mm',
      'Ancho: 63 mm; Gancho: Corto de acero; Cuerpo: Hierro; Llaves: 3',
      'Cortina metálica y portón.',
    ],
    [
      'CN-50L',
      125,
      'Candado de hierro 50 mm gancho largo',
      'Ancho: 50 mm; Gancho: Largo de 65 mm; Cuerpo: Hierro; Llaves: 3',
      'Para cadena y doble armella.',
    ],
    [
      'CL-40',
      169,
      'Candado de latón 40 mm',
      'Ancho: 40 mm; Gancho: Corto cementado; Cuerpo: Latón sólido; Llaves: 3',
      'No se oxida junto al mar ni a la intemperie.',
    ],
    [
      'CL-50',
      239,
      'Candado de latón 50 mm',
      'Ancho: 50 mm; Gancho: Corto cementado; Cuerpo: Latón sólido; Llaves: 3',
      'Exterior y medidor.',
    ],
    [
      'CL-60',
      319,
      'Candado de latón 60 mm',
      'Ancho: 60 mm; Gancho: Corto cementado; Cuerpo: Latón sólido; Llaves: 3',
      'Portón principal.',
    ],
    [
      'CA-90',
      349,
      'Candado de alta seguridad 90 mm para cortina',
      'Ancho: 90 mm; Gancho: Transversal; Cuerpo: Acero; Llaves: 4',
      'El perno no se alcanza con cortapernos.',
    ],
    [
      'CA-COM',
      149,
      'Candado de combinación 40 mm',
      'Ancho: 40 mm; Gancho: Corto de acero; Cuerpo: Latón; Dígitos: 4',
      'Sin llave que perder: escuela y gimnasio.',
    ],
    [
      'CAD-14',
      null,
      'Cadena galvanizada 1/4" por metro',
      'Eslabón: 1/4"; Carga: 580 kg; Acabado: Galvanizado',
      'Se corta a la medida en mostrador y se cotiza por metro.',
      'cadena',
    ],
    [
      'CAD-38',
      null,
      'Cadena galvanizada 3/8" por metro',
      'Eslabón: 3/8"; Carga: 1,200 kg; Acabado: Galvanizado',
      'Para portón y arrastre ligero; se corta a la medida en mostrador.',
      'cadena',
    ],
  ],
);

export const locks = machines(
  { ...B, picture: 'cerradura', remark: 'Con tornillos y plantilla para marcar la puerta.', ficha: 'Garantía: 5 años' },
  [
    [
      'CH-SOB',
      329,
      'Cerradura de sobreponer derecha',
      'Montaje: Sobreponer; Mano: Derecha; Llaves: 3; Acabado: Latonado',
      'Doble pasador para puerta de herrería.',
    ],
    [
      'CH-SOBI',
      329,
      'Cerradura de sobreponer izquierda',
      'Montaje: Sobreponer; Mano: Izquierda; Llaves: 3; Acabado: Latonado',
      'La misma para puerta que abre al otro lado.',
    ],
    [
      'CH-ENT',
      289,
      'Chapa de pomo para entrada',
      'Montaje: Tubular; Llaves: 3; Acabado: Níquel satinado',
      'Puerta de 35 a 45 mm de grueso.',
    ],
    [
      'CH-BAN',
      229,
      'Chapa de pomo para baño',
      'Montaje: Tubular; Seguro: De botón; Acabado: Níquel satinado',
      'Se abre desde fuera con una moneda.',
    ],
    [
      'CH-MAN',
      549,
      'Chapa de manija para recámara',
      'Montaje: Tubular; Seguro: De botón; Acabado: Negro mate',
      'Manija recta, reversible.',
    ],
    [
      'CH-CER',
      269,
      'Cerrojo de un cilindro',
      'Montaje: Tubular; Llaves: 3; Acabado: Níquel satinado',
      'Segundo seguro para la entrada.',
    ],
    [
      'CH-DIG',
      null,
      'Cerradura digital con teclado y llave',
      'Montaje: Tubular; Códigos: 20; Alimentación: 4 baterías AA; Llaves: 2',
      'Da un código a la visita y bórralo después.',
    ],
  ],
);
