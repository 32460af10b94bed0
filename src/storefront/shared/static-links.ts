import { paths } from '../paths.ts';

/** The five pages of the nav bar. `short` where there is little room. */
export const staticLinks = [
  { href: paths.about, name: 'Nosotros', short: 'Nosotros' },
  { href: paths.advantages, name: 'Ventajas', short: 'Ventajas' },
  { href: paths.howToBuy, name: 'Cómo comprar', short: 'Cómo comprar' },
  { href: paths.questions, name: 'Preguntas frecuentes', short: 'Preguntas' },
  { href: paths.contact, name: 'Contacto', short: 'Contacto' },
] as const;
