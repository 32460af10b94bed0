import type { Subject } from '#domain/settings/subjects.ts';

/** The subjects as their screens are titled. */
export const subjectNames: Readonly<Record<Subject, string>> = {
  datos: 'Datos de la tienda',
  contacto: 'Teléfonos y WhatsApp',
  horario: 'Horario',
  politicas: 'Políticas',
  portada: 'Portada',
  promociones: 'Promociones',
  apariencia: 'Colores y letra',
  emblema: 'Emblema y aplicación',
  sitio: 'Sitio',
  'texto-nosotros': 'Texto de Nosotros',
  'texto-ventajas': 'Texto de Ventajas',
  'texto-como-comprar': 'Texto de Cómo comprar',
  'texto-preguntas': 'Preguntas frecuentes',
  'texto-aviso': 'Aviso de privacidad',
  'texto-terminos': 'Términos y condiciones',
};
