import type { SearchEntry } from '#domain/search/search-entry.ts';

const page = (id: string, title: string, keywords: string): SearchEntry => ({
  id,
  kind: 'page',
  title,
  keywords: keywords.split(', '),
});

/** The shop's own pages, and those of their parts that are asked for by name. Their ids are their addresses. */
export const PAGE_ENTRIES: readonly SearchEntry[] = [
  page('/contacto.html', 'Cotización y contacto', 'precio, presupuesto, teléfono, WhatsApp, correo'),
  page('/contacto.html#ubicacion', 'Ubicación', 'sucursal, tienda, dirección, mapa, estacionamiento'),
  page('/contacto.html#horario', 'Horario', 'horario de atención, días y horas'),
  page(
    '/nosotros#taller',
    'Taller y centro de servicio',
    'reparación, garantía, servicio técnico, diagnóstico, refacciones',
  ),
  page('/nosotros#centro-de-experiencia', 'Centro de experiencia', 'demostración, prueba de herramienta'),
  page('/preguntas-frecuentes#garantia', 'Hacer válida la garantía', 'póliza'),
  page('/preguntas-frecuentes#factura', 'Facturación', 'factura, CFDI, RFC'),
  page('/preguntas-frecuentes#pago', 'Formas de pago', 'pago, transferencia, tarjeta, efectivo'),
  page('/preguntas-frecuentes#entrega', 'Entregas', 'entrega, envío, flete, entrega a domicilio, obra'),
  page('/preguntas-frecuentes#cambios', 'Cambios y devoluciones', 'devolución, reembolso'),
  page('/como-comprar', 'Cómo comprar', 'pedido, pasos, mayoreo'),
  page('/preguntas-frecuentes', 'Preguntas frecuentes', 'dudas, ayuda, IVA'),
  page('/ventajas', 'Ventajas', 'distribuidor autorizado'),
  page('/nosotros', 'Nosotros', 'quiénes somos, historia'),
  page('/tutoriales', 'Tutoriales', 'videos, guías, cómo usar, cómo elegir'),
  page('/aviso-de-privacidad', 'Aviso de privacidad', 'datos personales, derechos ARCO'),
  page('/terminos-y-condiciones', 'Términos y condiciones', 'condiciones de venta, políticas'),
];
