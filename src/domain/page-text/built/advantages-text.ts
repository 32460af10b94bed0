import type { PageText } from '../page-text.ts';

/** «Ventajas» as the site is built. */
export const advantagesText: PageText = {
  heading: 'Lo que ganas al comprar aquí',
  intro: 'Precio claro, alguien que sabe del otro lado del mostrador y un taller que responde después.',
  lines: [
    '# La pruebas antes',
    '[[foto-mostrador]]',
    'Usa la herramienta en el material en que vas a trabajar: madera, concreto o metal. Si no es para ti, te decimos cuál sí. Los productos que puedes probar lo dicen en su foto.',
    '# El precio es el total',
    'Los precios que ves ya incluyen IVA y son los mismos con factura o sin ella, con tarjeta o en efectivo. Cada uno dice desde cuándo rige. Donde no hay precio, lo cotizamos el mismo día hábil.',
    '# Garantía sin vueltas',
    'La garantía {marca} es la del fabricante y se tramita en nuestro taller, sin costo. No mandas la herramienta a otra ciudad ni tratas con un buzón.',
    '> [Qué traer para la garantía](/preguntas-frecuentes#garantia)',
    '# Refacciones y reparación',
    '[[foto-taller]]',
    'Tenemos carbones, inducidos, interruptores y baterías de los modelos que vendemos. El diagnóstico no tiene costo y te avisamos el precio antes de reparar.',
    '# Color igualado',
    'Preparamos tu color a partir de una muestra y guardamos la fórmula. Si a media obra falta pintura, pides el mismo folio.',
    '# Te asesora quien la usa',
    'Albañilería, herrería, carpintería o pintura: dinos qué vas a hacer y en qué material, y te armamos la lista completa, sin piezas de más.',
    '# Factura y entrega',
    'Facturamos CFDI 4.0 y entregamos en obra en {zona-de-entrega}. Si recoges, hay estacionamiento y tu pedido te espera listo.',
    '# El catálogo va contigo',
    'Después de la primera visita el catálogo y el buscador funcionan sin conexión, en la obra o en el sótano. Los precios muestran de qué día son.',
    '> [Cotizar ahora](/contacto.html)',
  ],
};
