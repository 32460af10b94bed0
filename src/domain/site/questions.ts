import type { StoreProfile } from '#domain/store-profile.ts';

export interface Question {
  /** Part of links that people share, so it must not change once published. */
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  readonly answer: string;
}

const PRICES = 'Precios y cotizaciones';
const PAYMENT = 'Pago y factura';
const DELIVERY = 'Entrega y cambios';
const SERVICE = 'Garantía y taller';
const SITE = 'La tienda y este sitio';

/** The questions that people ask, with the answers of a store. */
export const questionsOf = ({ brand, policies }: Pick<StoreProfile, 'brand' | 'policies'>): readonly Question[] => [
  {
    id: 'iva',
    topic: PRICES,
    question: '¿Los precios incluyen IVA?',
    answer: 'Sí. El precio que ves es el total a pagar. No cambia si pides factura ni si pagas con tarjeta.',
  },
  {
    id: 'cotizar',
    topic: PRICES,
    question: '¿Por qué algunos productos dicen “Cotizar”?',
    answer:
      'Su precio cambia seguido, depende de la cantidad o se pide al fabricante. Agrégalos a tu lista, envíala y te respondemos el mismo día hábil.',
  },
  {
    id: 'vigencia',
    topic: PRICES,
    question: '¿Cuánto dura una cotización?',
    answer: `${policies.quoteDays} días naturales, o lo que diga la cotización si es otra cosa. Pedirla no aparta existencia: la apartamos cuando la confirmas.`,
  },
  {
    id: 'precio-cambio',
    topic: PRICES,
    question: '¿Qué pasa si el precio cambió?',
    answer:
      'Mientras tu cotización esté vigente respetamos su precio. Si ya venció, te damos el nuevo antes de cobrarte.',
  },
  {
    id: 'mayoreo',
    topic: PRICES,
    question: '¿Dan precio de mayoreo o a empresas?',
    answer:
      'Sí, según cantidad. Mándanos tu lista con claves y piezas, y dinos si es para obra o para reventa: te la cotizamos completa.',
  },
  {
    id: 'pago',
    topic: PAYMENT,
    question: '¿Qué formas de pago aceptan?',
    answer: `En tienda, ${policies.payments}. En entregas, al confirmar el pedido. Nunca pedimos datos de tarjeta por WhatsApp ni en este sitio.`,
  },
  {
    id: 'en-linea',
    topic: PAYMENT,
    question: '¿Puedo comprar en línea?',
    answer:
      'No. Desde aquí cotizas; el pago y la entrega se acuerdan con la tienda. Así confirmamos existencia antes de cobrarte.',
  },
  {
    id: 'factura',
    topic: PAYMENT,
    question: '¿Facturan?',
    answer:
      'Sí, CFDI 4.0. Necesitamos RFC, nombre o razón social, régimen fiscal, código postal, uso del CFDI y un correo: todo viene en tu constancia de situación fiscal. Pídela dentro del mes de la compra.',
  },
  {
    id: 'apartado',
    topic: PAYMENT,
    question: '¿Manejan apartado?',
    answer: 'Sí, en mostrador y con anticipo. La fecha para liquidar y lo que pasa si no se cumple van en tu nota.',
  },
  {
    id: 'entrega',
    topic: DELIVERY,
    question: '¿Entregan a domicilio?',
    answer: `En obra y a domicilio dentro de ${policies.deliveryArea}, a pie de camión y en planta baja. El costo depende de la zona y del peso, y va en tu cotización.`,
  },
  {
    id: 'recoger',
    topic: DELIVERY,
    question: '¿Puedo recoger en tienda?',
    answer: 'Sí. Confirma antes por teléfono o WhatsApp para que esté listo cuando llegues. Hay estacionamiento.',
  },
  {
    id: 'cambios',
    topic: DELIVERY,
    question: '¿Aceptan cambios y devoluciones?',
    answer: `Dentro de ${policies.exchangeDays} días, con nota, en su empaque y sin uso. La pintura preparada y lo cortado a medida no tienen cambio, salvo que venga con defecto.`,
  },
  {
    id: 'garantia',
    topic: SERVICE,
    question: '¿Cómo hago válida la garantía?',
    answer:
      'Trae la herramienta completa, tu nota o factura y, si la tienes, la póliza con el número de serie. La revisamos en el taller y la tramitamos con el fabricante sin costo para ti. No cubre desgaste normal, golpes, agua ni uso fuera de lo que indica el manual.',
  },
  {
    id: 'reparacion',
    topic: SERVICE,
    question: '¿Reparan herramienta que no compré aquí?',
    answer: `Sí, si es ${brand}. El diagnóstico no tiene costo y te avisamos el precio antes de reparar. De otras marcas, pregúntanos: depende de si hay refacciones.`,
  },
  {
    id: 'taller',
    topic: SERVICE,
    question: '¿Cuánto tarda una reparación?',
    answer: `Te damos un folio al recibirla y una fecha cuando autorizas el presupuesto; depende de las refacciones. Una vez lista la guardamos ${policies.pickupDays} días.`,
  },
  {
    id: 'probar',
    topic: SERVICE,
    question: '¿Puedo probar la herramienta?',
    answer:
      'Sí, en el centro de experiencia, en el horario de la tienda y sin cita. Los productos que puedes probar lo dicen en su foto.',
  },
  {
    id: 'color',
    topic: SERVICE,
    question: '¿Igualan colores?',
    answer:
      'Sí. Trae una muestra del tamaño de una moneda o más, seca y limpia. En pantalla los colores son aproximados: confirma con el muestrario antes de pedir la cubeta.',
  },
  {
    id: 'festivos',
    topic: SITE,
    question: '¿Abren en días festivos?',
    answer:
      'Los días de descanso obligatorio cerramos. Si vienes en fechas cercanas, llama antes: a veces abrimos medio día.',
  },
  {
    id: 'sin-conexion',
    topic: SITE,
    question: '¿Los precios sin conexión son válidos?',
    answer: 'Son los del día que se muestra junto a ellos. Si hace días que no te conectas, confírmalos con nosotros.',
  },
  {
    id: 'datos',
    topic: SITE,
    question: '¿Qué hacen con mis datos?',
    answer:
      'Los usamos para responderte y atender lo que nos pides. El detalle, y cómo pedir que los borremos, está en el aviso de privacidad.',
  },
];
