import { UnderConstruction } from '../shared/UnderConstruction.tsx';

export function PublishScreen() {
  return <UnderConstruction title="Publicar catálogo" />;
}
