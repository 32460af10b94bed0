import type { Subject } from '#domain/settings/subjects.ts';

/** The subjects as their screens are titled. */
export const subjectNames: Readonly<Record<Subject, string>> = {
  datos: 'Datos de la tienda',
  contacto: 'Teléfonos y WhatsApp',
  horario: 'Horario',
  politicas: 'Políticas',
  portada: 'Portada',
  promociones: 'Promociones',
  sitio: 'Sitio',
};
