import type { PageText } from '../page-text.ts';

/** «Nosotros» as the site is built. */
export const aboutText: PageText = {
  heading: 'Herramienta, pintura y taller en el mismo mostrador',
  intro: '{nombre} vende, demuestra y repara herramienta {marca} en {ciudad}. Quien te atiende es quien la arregla.',
  lines: [
    '[[foto-fachada]]',
    '# Qué hacemos',
    'Vendemos herramienta inalámbrica, con cable, neumática y de carpintería, sus accesorios, pinturas, esmaltes e impermeabilizantes, y la ferretería que hace falta para instalar todo eso. Damos servicio a lo que vendemos y también a la herramienta {marca} que compraste en otro lado.',
    'Atendemos igual a quien viene por una broca que a quien arma el pedido de una obra. Lo que no tenemos en el mostrador lo conseguimos, y si hay algo que te conviene más, te lo decimos.',
    '# Centro de experiencia {#centro-de-experiencia}',
    '[[foto-mostrador]]',
    'Somos el primer lugar en {ciudad} donde puedes usar la herramienta antes de comprarla. Hay madera, concreto y metal para probar, y alguien que te dice cuál te conviene y cuál no. No hace falta cita: ven en el horario de la tienda.',
    '> [Cómo funciona](/preguntas-frecuentes#probar)',
    '# Distribuidor autorizado',
    'Ser distribuidor autorizado {marca} significa que la garantía es la del fabricante, que las refacciones son originales y que ambas se tramitan aquí. Cada herramienta que sale trae su factura y su número de serie.',
    '# Taller y centro de servicio {#taller}',
    '[[foto-taller]]',
    'Recibimos la herramienta con folio, la diagnosticamos sin costo y te llamamos con el presupuesto. Reparamos solo cuando lo autorizas, con refacciones originales, y la probamos antes de entregarla. Si decides no repararla, te la llevas como llegó.',
    '# Pintura y color',
    'Preparamos color en base agua y base solvente, igualamos tu muestra y te calculamos cuánto necesitas por metro cuadrado y por mano, con el rendimiento del fabricante. Guardamos la fórmula con tu folio, para que la segunda cubeta sea del mismo tono que la primera.',
    '# Dónde estamos',
    '{domicilio}, C.P.\u00a0{codigo-postal}. Entregamos en {zona-de-entrega}.',
    '> [Ver horario y mapa](/contacto.html)',
  ],
};
