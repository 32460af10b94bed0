import { CategoryChips } from './CategoryChips.tsx';
import css from './SearchScreen.module.css';

export function SearchStart() {
  return (
    <div className={css['help']}>
      <p className={css['text']}>
        Escribe qué necesitas: “taladro 20 V”, “disco 4 1/2”, “cubeta 19 litros” o la clave del producto.
      </p>
      <section className={css['way']}>
        <h2 className={css['wayTitle']}>O entra por categoría</h2>
        <CategoryChips />
      </section>
    </div>
  );
}
