import { StoreText } from './StoreText.tsx';

export function AboutPage() {
  return <StoreText of="nosotros" />;
}
