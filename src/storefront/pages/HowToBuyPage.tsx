import { StoreText } from './StoreText.tsx';

export function HowToBuyPage() {
  return <StoreText of="como-comprar" />;
}
