import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function PriceImportScreen() {
  return <UnderConstruction title="Subir precios con Excel" />;
}
