import type { SearchEntry } from '#domain/search/search-entry.ts';

const page = (id: string, title: string, keywords: string): SearchEntry => ({
  id,
  kind: 'page',
  title,
  keywords: keywords.split(', '),
});

/** The shop's own pages, found beside its articles. Their ids are their addresses. */
export const PAGE_ENTRIES: readonly SearchEntry[] = [
  page(
    '/contacto.html',
    'Contacto y ubicación',
    'horario, teléfono, WhatsApp, correo, dirección, mapa, cotización, precio',
  ),
  page(
    '/como-comprar',
    'Cómo comprar',
    'pedido, pago, formas de pago, transferencia, tarjeta, efectivo, pasos, mayoreo',
  ),
  page(
    '/preguntas-frecuentes#garantia',
    'Garantía y servicio',
    'reparación, servicio técnico, taller, diagnóstico, refacciones, póliza',
  ),
  page('/preguntas-frecuentes#factura', 'Facturación', 'factura, CFDI, RFC'),
  page('/preguntas-frecuentes#entrega', 'Entregas', 'entrega, envío, flete, entrega a domicilio, obra'),
  page('/preguntas-frecuentes#cambios', 'Cambios y devoluciones', 'devolución, reembolso'),
  page('/preguntas-frecuentes', 'Preguntas frecuentes', 'dudas, ayuda, IVA'),
  page('/ventajas', 'Ventajas', 'centro de experiencia, demostración, prueba de herramienta, distribuidor autorizado'),
  page('/nosotros', 'Nosotros', 'quiénes somos, tienda, historia'),
  page('/tutoriales', 'Tutoriales', 'videos, guías, cómo usar, cómo elegir'),
  page('/aviso-de-privacidad', 'Aviso de privacidad', 'datos personales, derechos ARCO'),
  page('/terminos-y-condiciones', 'Términos y condiciones', 'condiciones de venta, políticas'),
];
