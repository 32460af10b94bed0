import { FormLayout } from './Layout.tsx';

interface MissingDocumentProps {
  readonly title: string;
  readonly back: { readonly name: string; readonly href: string };
  readonly isWaiting: boolean;
}

/** In the place of a form whose document has not come, or is no longer there. */
export function MissingDocument({ title, back, isWaiting }: MissingDocumentProps) {
  return (
    <FormLayout title={title} back={back}>
      {isWaiting ? (
        <p aria-busy="true">Cargando</p>
      ) : (
        <p>Ya no existe: alguien la borró o la dirección está incompleta. Vuelve a la lista y elígela de nuevo.</p>
      )}
    </FormLayout>
  );
}
