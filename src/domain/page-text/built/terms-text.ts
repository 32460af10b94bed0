import type { PageText } from '../page-text.ts';

/** «Términos y condiciones» as the site is built. */
export const termsText: PageText = {
  heading: 'Términos y condiciones',
  intro:
    'Este sitio es un catálogo para cotizar. La compra se cierra con la tienda, con precio y existencia confirmados.',
  lines: [
    '# Quiénes somos',
    '{nombre}, {domicilio}. Nuestros teléfonos, horario y ubicación están en [contacto](/contacto.html).',
    '# Precios',
    'En pesos mexicanos, con IVA incluido y con la fecha desde la que rigen. Es el total a pagar, con cualquier forma de pago. Sin conexión ves los últimos que recibió tu equipo, con su fecha; confírmalos antes de comprar.',
    'Si publicamos un precio con un error evidente, te avisamos antes de cobrar y puedes retirarte sin costo.',
    '# Cotizaciones',
    'Cada cotización dice qué incluye y hasta cuándo vale; si no lo dice, {dias-cotizacion} días naturales. No aparta existencia hasta que la confirmas. Cotizar no tiene costo ni te obliga a comprar.',
    '# Pago y factura',
    'En tienda, con {formas-de-pago}. Este sitio no cobra ni pide datos de tarjeta. La factura CFDI 4.0 se pide dentro del mes de la compra.',
    '# Entrega',
    'En {zona-de-entrega}, a pie de camión y en planta baja, con costo según zona y peso. Revisa la mercancía al recibirla y anota en la nota cualquier faltante o daño. Los solventes no se envían por paquetería.',
    '# Garantía',
    'La herramienta {marca} tiene la garantía del fabricante, cuyo plazo viene en su póliza y en su ficha y nunca es menor de 90 días. Se hace válida en la tienda, sin costo, con la herramienta completa y tu nota o factura.',
    'Cubre defectos de material y fabricación: reparación, refacciones y mano de obra; si no se puede reparar, la reposición o la devolución de lo pagado. No cubre desgaste normal de carbones, baterías, discos y brocas, ni daño por golpes, agua, uso distinto al del manual o reparación ajena.',
    '# Reparaciones',
    'Se reciben con folio y diagnóstico sin costo, y se hacen solo con tu autorización del presupuesto. Una vez lista, guardamos la herramienta {dias-resguardo} días; después puede generar costo de almacenaje, que te avisamos antes.',
    '# Cambios y devoluciones',
    'Dentro de {dias-cambio} días, con nota, en su empaque y sin uso. La pintura preparada y lo cortado a medida no tienen cambio, salvo defecto. Nada de esto limita los derechos que te da la Ley Federal de Protección al Consumidor.',
    '# Fotos, fichas y colores',
    'Las fotos muestran el producto tan fielmente como es posible; manda la ficha técnica del fabricante. Los colores en pantalla son aproximados: confírmalos con el muestrario.',
    '# Uso del sitio',
    'Puedes consultar, compartir e imprimir el catálogo. Las marcas pertenecen a sus dueños. Cómo tratamos tus datos está en el [aviso de privacidad](/aviso-de-privacidad).',
    '# Aclaraciones',
    'Si algo no salió bien, dínoslo primero: casi todo se resuelve en el mostrador. También puedes acudir a la Procuraduría Federal del Consumidor. Aplican las leyes mexicanas.',
  ],
};
