import { LatePart } from '../shell/LatePart.tsx';
import { useAfterLoad } from '../shell/use-after-load.ts';
import css from './PriceSealPlace.module.css';

/** The line above cards that says whether their prices are confirmed. Its room is there from the start: what it says is known to the device alone. */
export function PriceSealPlace() {
  const isLoaded = useAfterLoad();
  return <div className={css['place']}>{isLoaded && <LatePart part="priceSeal" props={{}} />}</div>;
}
