import { ListLayout } from './Layout.tsx';

/** The place of a screen that is not built yet, which says so. */
export function UnderConstruction({ title }: { readonly title: string }) {
  return (
    <ListLayout title={title}>
      <p>Esta pantalla está en construcción.</p>
    </ListLayout>
  );
}
