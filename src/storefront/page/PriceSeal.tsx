import css from './PriceSeal.module.css';
import { usePriceSeal } from './use-price-seal.ts';

/** Above a list of prices, or below one: whether this device has confirmed them today. */
export function PriceSeal() {
  const seal = usePriceSeal();
  return (
    seal && (
      <p className={seal.isOld ? css['old'] : css['today']} data-late>
        {seal.text}
      </p>
    )
  );
}
