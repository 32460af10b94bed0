import type { StoreProfile } from '#domain/store-profile.ts';
import { Button } from '#ui/Button.tsx';
import css from './Appearance.module.css';
import { useTypefaces } from './use-typefaces.ts';

/** A button, a price and a heading in the chosen colour and typeface, on the backgrounds of the site. */
export function AppearancePreview({ profile: { palette, typeface, name } }: { readonly profile: StoreProfile }) {
  const areHere = useTypefaces();
  return (
    <div className={css['preview']} data-tono={palette} data-letra={areHere ? typeface : undefined} inert>
      <p className={css['band']}>{name}</p>
      <p className={css['title']}>Herramienta y pintura</p>
      <p>Reparación y garantías, y herramienta que puedes probar antes de llevártela.</p>
      <p className={css['price']}>$2,499.00</p>
      <Button>Agregar a mi lista</Button>
    </div>
  );
}
