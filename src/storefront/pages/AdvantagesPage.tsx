import { StoreText } from './StoreText.tsx';

export function AdvantagesPage() {
  return <StoreText of="ventajas" />;
}
