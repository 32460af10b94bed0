import type { StoreProfile } from '#domain/store-profile.ts';
import { Button } from '#ui/Button.tsx';
import css from './Appearance.module.css';

/** A button, a price and a heading in the chosen colour, on the backgrounds of the site. */
export function AppearancePreview({ profile: { palette, name } }: { readonly profile: StoreProfile }) {
  return (
    <div className={css['preview']} data-tono={palette} inert>
      <p className={css['band']}>{name}</p>
      <p className={css['title']}>Herramienta y pintura</p>
      <p className={css['price']}>$2,499.00</p>
      <Button>Agregar a mi lista</Button>
    </div>
  );
}
