import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function ProductsScreen() {
  return <UnderConstruction title="Productos" />;
}
