import { FormLayout } from './Layout.tsx';

interface MissingDocumentProps {
  readonly title: string;
  readonly back: { readonly name: string; readonly href: string };
  readonly isWaiting: boolean;
}

/** Shown in the place of a form whose document has not loaded yet, or does not exist any more. */
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
