import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function QuotesScreen() {
  return <UnderConstruction title="Cotizaciones" />;
}
