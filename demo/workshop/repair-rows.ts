import type { StoredLine } from '#domain/quotes/stored-line.ts';
import type { RepairData } from '#domain/workshop/repair.ts';
import type { RepairState } from '#domain/workshop/repair-state.ts';

/** One thing that was done to a repair of the demo. */
export interface DemoStep {
  readonly estado: RepairState;
  readonly hoursAgo: number;
  readonly data?: Partial<RepairData>;
  /** From today, negative for a day that has passed. */
  readonly promisedInDays?: number;
}

export interface DemoRepair {
  /** What was written when it was received. */
  readonly article: Partial<RepairData>;
  /** The first is the receiving. */
  readonly steps: readonly DemoStep[];
}

/** A line of labour or of a part, in whole pesos with IVA. */
const line = (nombre: string, pesos: number, cantidad = 1): StoredLine => ({
  producto: '',
  clave: '',
  nombre,
  cantidad,
  nota: '',
  precio: pesos * 100,
});

/** The people, telephones (of the 555 01xx kind, which nobody has) and serial numbers are made up. */
export const DEMO_REPAIRS: readonly DemoRepair[] = [
  {
    article: {
      nombre: 'Raúl Treviño',
      telefono: '8155550112',
      articulo: 'Rotomartillo 1/2"',
      marca: 'TENAZ',
      modelo: 'RM-750',
      serie: 'RM75-22418',
      falla: 'Se apaga solo al apretar el gatillo a fondo y huele a quemado.',
      accesorios: 'Maletín, mango lateral y llave de broquero.',
    },
    steps: [{ estado: 'recibida', hoursAgo: 3 }],
  },
  {
    article: {
      nombre: 'Construcciones Garza',
      telefono: '8155550127',
      correo: 'taller@garza.example',
      articulo: 'Esmeriladora angular 4 1/2"',
      marca: 'TENAZ',
      modelo: 'EA-115',
      serie: 'EA11-90731',
      falla: 'Vibra mucho y saca chispas por atrás.',
      accesorios: 'Guarda. Sin disco.',
    },
    steps: [
      { estado: 'recibida', hoursAgo: 50 },
      {
        estado: 'diagnostico',
        hoursAgo: 26,
        data: {
          diagnostico:
            'Carbones gastados hasta el resorte y balero trasero con juego. El inducido está bien: vale la pena repararla.',
          lineas: [line('Mano de obra', 280), line('Juego de carbones', 95), line('Balero 608 sellado', 65)],
          notas: 'Se le llamó el martes y no contestó; se le mandó WhatsApp.',
        },
      },
    ],
  },
  {
    article: {
      nombre: 'Martha Elizondo',
      telefono: '8155550139',
      articulo: 'Bomba periférica 1/2 HP',
      marca: '',
      modelo: '',
      serie: '',
      falla: 'Zumba pero no arranca. Estuvo parada desde el verano.',
      accesorios: 'Con su cable, sin conexiones.',
    },
    steps: [
      { estado: 'recibida', hoursAgo: 120 },
      {
        estado: 'diagnostico',
        hoursAgo: 98,
        data: {
          diagnostico: 'Impulsor pegado por sarro y capacitor dañado. El embobinado mide bien.',
          lineas: [line('Mano de obra, limpieza y prueba', 320), line('Capacitor de arranque 12 µF', 110)],
        },
      },
      { estado: 'autorizada', hoursAgo: 94, promisedInDays: 1 },
      { estado: 'en-reparacion', hoursAgo: 20 },
    ],
  },
  {
    article: {
      nombre: 'José Luis Cantú',
      telefono: '8155550144',
      articulo: 'Sierra circular 7 1/4"',
      marca: 'TENAZ',
      modelo: 'SC-185',
      serie: 'SC18-05562',
      falla: 'Corta chueco y el disco roza la guarda.',
      accesorios: 'Disco de 24 dientes puesto.',
    },
    steps: [
      { estado: 'recibida', hoursAgo: 190 },
      {
        estado: 'diagnostico',
        hoursAgo: 172,
        data: {
          diagnostico: 'Base doblada por una caída. Se cambia la base y se alinea el disco.',
          lineas: [line('Mano de obra y alineación', 250), line('Base para sierra SC-185', 380)],
        },
      },
      {
        estado: 'autorizada',
        hoursAgo: 168,
        promisedInDays: -2,
        data: { notas: 'La base viene de Guadalajara; el proveedor avisó que llega el jueves.' },
      },
    ],
  },
  {
    article: {
      nombre: 'Taller Hnos. Salinas',
      telefono: '8155550158',
      articulo: 'Compresor 25 litros',
      marca: '',
      modelo: 'CA-25',
      serie: 'CA25-31407',
      falla: 'Tarda mucho en cargar y se bota el térmico.',
      accesorios: 'Sin manguera.',
    },
    steps: [
      { estado: 'recibida', hoursAgo: 260 },
      {
        estado: 'diagnostico',
        hoursAgo: 240,
        data: {
          diagnostico: 'Válvula de retención tapada y fuga en el empaque de la cabeza.',
          lineas: [
            line('Mano de obra', 450),
            line('Válvula de retención 1/2"', 240),
            line('Juego de empaques', 180),
            line('Aceite para compresor 1 L', 145),
          ],
        },
      },
      { estado: 'autorizada', hoursAgo: 235, promisedInDays: -4 },
      { estado: 'en-reparacion', hoursAgo: 190 },
      { estado: 'reparada', hoursAgo: 120 },
    ],
  },
  {
    article: {
      nombre: 'Ana Sofía Leal',
      telefono: '8155550163',
      articulo: 'Taladro inalámbrico 20 V',
      marca: 'TENAZ',
      modelo: 'TI-20',
      serie: 'TI20-77120',
      falla: 'La batería ya no carga: el cargador parpadea en rojo.',
      accesorios: 'Una batería y el cargador.',
      garantia: true,
      compra: '2026-06-13',
      comprobante: 'Nota 4471',
    },
    steps: [
      { estado: 'recibida', hoursAgo: 400 },
      {
        estado: 'diagnostico',
        hoursAgo: 380,
        data: {
          diagnostico: 'Una celda de la batería no sostiene voltaje. La cubre la garantía: se cambia la batería.',
        },
      },
      { estado: 'autorizada', hoursAgo: 378, promisedInDays: -9 },
      { estado: 'en-reparacion', hoursAgo: 300 },
      { estado: 'reparada', hoursAgo: 230 },
      { estado: 'entregada', hoursAgo: 200 },
    ],
  },
];
