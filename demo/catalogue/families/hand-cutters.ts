import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const cutters = machines(
  {
    ...B,
    labels: ['pinzas-y-corte'],
    picture: 'cuter',
    remark: 'Corta siempre hacia afuera y cambia la navaja al primer jalón.',
  },
  [
    [
      'CT-18',
      45,
      'Cúter de 18 mm con cuerpo metálico',
      'Navaja: 18 mm; Cuerpo: Zinc; Repuestos: 3',
      'Seguro de rueda que no se recorre.',
    ],
    ['CT-9', 22.5, 'Cúter de 9 mm', 'Navaja: 9 mm; Cuerpo: Plástico; Repuestos: 1', 'Papel, vinil y cinta.'],
    [
      'CT-RET',
      89,
      'Navaja retráctil de trapecio',
      'Navaja: Trapecio; Cuerpo: Zinc; Repuestos: 5',
      'Para panel de yeso, alfombra y cartón.',
    ],
    [
      'CT-R18',
      29.5,
      'Navajas de repuesto 18 mm 10 piezas',
      'Navaja: 18 mm; Contenido: 10 piezas; Segmentos: 8',
      'Truena la punta cuando pierda filo.',
    ],
    [
      'AR-12',
      139,
      'Arco para segueta 12"',
      'Segueta: 12"; Material: Tubo de acero; Tensión: De mariposa',
      'Con segueta incluida; corta a ras a 45°.',
    ],
    [
      'CZ-TUB',
      159,
      'Cortador de tubo de cobre 1/8" a 1 1/8"',
      'Capacidad: 1/8" a 1 1/8"; Rueda: Acero templado; Rimador: Sí',
      'Corte recto sin rebaba.',
    ],
    [
      'CZ-PVC',
      229,
      'Tijera para tubo de PVC 1 5/8"',
      'Capacidad: 1 5/8"; Hoja: Acero inoxidable; Mecanismo: Matraca',
      'CPVC, PVC y manguera sin polvo.',
    ],
    ['CZ-VAR', 749, 'Cortapernos 24"', 'Largo: 24"; Capacidad: 3/8"; Cabeza: Forjada', 'Candado, cadena y varilla.'],
    [
      'CZ-AZ24',
      1199,
      'Cortador manual de azulejo 24"',
      'Corte: 24"; Espesor: 14 mm; Rueda: Carburo de tungsteno; Rieles: 2',
      'Raya y parte porcelanato con escuadra.',
    ],
  ],
);

export const snips = machines(
  { ...B, labels: ['pinzas-y-corte'], picture: 'tijeras', remark: 'Resorte y seguro para guardarla cerrada.' },
  [
    [
      'TJ-REC',
      199,
      'Tijera de aviación corte recto 10"',
      'Corte: Recto; Capacidad: Calibre 18; Largo: 10"',
      'Lámina y canal de panel.',
    ],
    [
      'TJ-IZQ',
      199,
      'Tijera de aviación corte izquierdo 10"',
      'Corte: Izquierdo; Capacidad: Calibre 18; Largo: 10"',
      'Curva a la izquierda, mango rojo.',
    ],
    [
      'TJ-DER',
      199,
      'Tijera de aviación corte derecho 10"',
      'Corte: Derecho; Capacidad: Calibre 18; Largo: 10"',
      'Curva a la derecha, mango verde.',
    ],
    [
      'TJ-USO',
      89,
      'Tijera de uso general 8"',
      'Largo: 8"; Hoja: Acero inoxidable; Mango: Bimaterial',
      'Cinta, cartón y hule.',
    ],
  ],
);
