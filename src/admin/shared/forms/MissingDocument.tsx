import { useConnection } from '#store/connection-store.ts';
import { FormLayout } from '../screen/Layout.tsx';

interface MissingDocumentProps {
  readonly title: string;
  readonly back: { readonly name: string; readonly href: string };
  readonly isWaiting: boolean;
}

/** Shown in the place of a form whose document has not loaded yet, or does not exist any more, which only the server can say. */
export function MissingDocument({ title, back, isWaiting }: MissingDocumentProps) {
  const reachable = useConnection((state) => state.reachable);
  return (
    <FormLayout title={title} back={back}>
      {isWaiting ? (
        <p aria-busy={reachable}>
          {reachable ? 'Cargando' : 'No está en este equipo y no hay conexión. Se abrirá en cuanto la tienda responda.'}
        </p>
      ) : (
        <p>Ya no existe: alguien la borró o la dirección está incompleta. Vuelve a la lista y elígela de nuevo.</p>
      )}
    </FormLayout>
  );
}
