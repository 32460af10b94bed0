import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function LabelsScreen() {
  return <UnderConstruction title="Subcategorías" />;
}
