import { bannerEnd } from '#domain/promotions/promotion-text.ts';
import { productToday } from '#domain/promotions/promotions.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { ProductPrice } from '#product-page/ProductPrice.tsx';
import { PromotionBanner } from '#ui/PromotionBanner.tsx';
import css from './PromotionsPreview.module.css';
import { useKnownShop } from './use-known-shop.ts';

/** The banner and the prices as they are during the promotion, made of the shop's own parts. */
export function PromotionsPreview({ profile }: { readonly profile: StoreProfile }) {
  const { banner, prices } = profile.promotions;
  const { products } = useKnownShop();
  if (!banner && prices.length === 0) return <p>Sin promociones: la tienda muestra sus precios de siempre.</p>;
  return (
    // Inert: a press would leave the form.
    <div className={css['stage']} inert>
      {banner && <PromotionBanner text={banner.text} href={banner.href} until={bannerEnd(banner)} />}
      <ul className={css['prices']}>
        {prices.map((price) => {
          const product = products?.get(price.id);
          return (
            product && (
              <li key={`${price.from} ${price.id}`}>
                <p className={css['name']}>{product.nombre}</p>
                <ProductPrice product={productToday(product, price)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
