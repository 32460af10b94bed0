import { ProductGallery } from '#product-page/ProductGallery.tsx';
import { ProductPrice } from '#product-page/ProductPrice.tsx';
import { SpecTable } from '#product-page/SpecTable.tsx';

const picture = (imagen: string, alt: string) => ({ imagen, alt, ancho: 800, alto: 800 });
const IMAGES = [picture('a.webp', 'Taladro de frente'), picture('b.webp', 'Taladro de lado'), picture('c.webp', '')];

export function GalleryHost() {
  return <ProductGallery images={IMAGES} name="Taladro" />;
}

export function ProductHost() {
  return (
    <>
      <section aria-label="Con precio">
        <ProductPrice product={{ precio: 249_900 }} size="large" per="por pieza" />
      </section>
      <section aria-label="Sin precio">
        <ProductPrice product={{}} />
      </section>
      <section aria-label="Ficha">
        <SpecTable
          rows={[
            { nombre: 'Voltaje', valor: '20 V' },
            { nombre: 'Peso', valor: '1.5 kg' },
          ]}
        />
      </section>
      <section aria-label="Sin ficha">
        <SpecTable rows={[]} />
      </section>
    </>
  );
}
