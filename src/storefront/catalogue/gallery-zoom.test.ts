import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryZoom } from '#product-page/GalleryZoom.tsx';

test('a picture that staff take away while it is open gives way to the last that is left, because an empty dialog cannot be closed by a finger', () => {
  const images = ['uno', 'dos'].map((imagen) => ({ imagen: `/demo/${imagen}.webp`, alt: imagen, ancho: 8, alto: 8 }));
  const props = { images, name: 'Taladro', at: 3, onMove() {}, onClose() {} };
  const markup = renderToString(createElement(GalleryZoom, props));
  expect(markup).toContain('2 de 2');
  expect(markup).toContain('aria-label="Cerrar"');
  expect(markup).toContain('/demo/dos.webp');
});
