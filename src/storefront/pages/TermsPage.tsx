import { StoreText } from './StoreText.tsx';

export function TermsPage() {
  return <StoreText of="terminos" />;
}
