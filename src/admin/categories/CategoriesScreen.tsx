import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function CategoriesScreen() {
  return <UnderConstruction title="Categorias" />;
}
