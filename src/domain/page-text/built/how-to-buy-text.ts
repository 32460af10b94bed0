import type { PageText } from '../page-text.ts';

/** «Cómo comprar» as the site is built. */
export const howToBuyText: PageText = {
  heading: 'De la búsqueda a tu obra en cinco pasos',
  intro: 'Aquí no se paga en línea. Eliges, te cotizamos y decides con el precio en la mano.',
  lines: [
    '# 1. Busca',
    'Escribe el nombre, la clave que viene en la caja o la medida: “rotomartillo”, “EA-45900”, “disco 4 1/2”. O entra por categoría y filtra por voltaje, medida, marca o precio. El catálogo funciona también sin conexión.',
    '> [Buscar en el catálogo](/busqueda)',
    '# 2. Arma tu lista',
    'Agrega cada producto con el botón + y di cuántas piezas. Si es pintura, anota los metros cuadrados y la superficie; si es refacción, el modelo de tu herramienta. Si no encuentras algo, descríbelo: lo buscamos por ti. La lista se queda en tu equipo y la puedes compartir con un enlace.',
    '> [Ver mi lista](/cotizacion)',
    '# 3. Pide tu cotización',
    'Envía tu lista desde aquí o por WhatsApp, llámanos o pásate por el mostrador. Dinos si la recoges o la entregamos, y si necesitas factura. Sin conexión también: se envía sola cuando regresa.',
    '> [Cotizar ahora](/contacto.html)',
    '# 4. Confirma',
    'Te respondemos el mismo día hábil con precio, existencia y vigencia: {dias-cotizacion} días, salvo que diga otra cosa. Cotizar no aparta existencia; la apartamos cuando confirmas. Si algo no conviene, te proponemos otra opción.',
    '# 5. Paga y recoge, o recibe',
    'Paga en tienda con {formas-de-pago}, o al confirmar la entrega. Entregamos en {zona-de-entrega}, a pie de camión; los solventes no viajan por paquetería.',
    'Más detalles sobre [pago](/preguntas-frecuentes#pago), [factura](/preguntas-frecuentes#factura), [entrega](/preguntas-frecuentes#entrega) y [cambios](/preguntas-frecuentes#cambios) en las preguntas frecuentes.',
  ],
};
