import { FormLayout } from '../shared/Layout.tsx';
import { CatalogueExport } from './CatalogueExport.tsx';
import { ServerBackups } from './ServerBackups.tsx';

/** `/admin/exportar`: the catalogue as a file, and the server's backups. */
export function ExportsScreen() {
  return (
    <FormLayout title="Exportar y respaldos">
      <CatalogueExport />
      <ServerBackups />
    </FormLayout>
  );
}
