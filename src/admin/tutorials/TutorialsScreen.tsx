import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function TutorialsScreen() {
  return <UnderConstruction title="Tutoriales" />;
}
