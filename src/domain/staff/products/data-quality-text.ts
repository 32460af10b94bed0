import type { QualityKind } from './data-quality.ts';

const TEXTS: Readonly<Record<QualityKind, { readonly title: string; readonly why: string }>> = {
  'duplicate-clave': {
    title: 'Clave repetida',
    why: 'Al subir precios no se sabe a cuál le toca. Cada producto lleva la suya.',
  },
  'duplicate-address': { title: 'Dirección repetida', why: 'Solo el primero se ve; los demás no tienen página.' },
  'broken-link': { title: 'Enlace roto', why: 'Lleva a algo que ya no existe.' },
  'orphan-label': { title: 'Subcategoría huérfana', why: 'Nombra una subcategoría o una categoría que ya no existe.' },
  'no-category': { title: 'Sin categoría', why: 'No aparece en ninguna página de categoría.' },
  'no-picture': { title: 'Sin foto', why: 'Un producto con foto se cotiza más.' },
  'no-price-date': { title: 'Precio sin fecha', why: 'El cliente no sabe de cuándo es.' },
  'stale-price': { title: 'Precio de hace más de 90 días', why: 'Confirma que sigue vigente.' },
  'no-label': { title: 'Sin subcategoría', why: 'Solo se encuentra en su categoría y con el buscador.' },
  'no-alt': { title: 'Foto sin descripción', why: 'Quien no ve la foto no sabe qué muestra.' },
  'empty-label': { title: 'Subcategoría sin productos', why: 'Sale en los menús y su página está vacía.' },
};

/** The title of a kind of finding and why it matters, for the person who corrects it. */
export function qualityText(kind: QualityKind): { readonly title: string; readonly why: string } {
  return TEXTS[kind];
}
