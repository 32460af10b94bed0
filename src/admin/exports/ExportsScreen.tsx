import { useMay } from '#store/session-store.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { CatalogueExport } from './CatalogueExport.tsx';
import { ServerBackups } from './ServerBackups.tsx';
import { ShopArchive } from './ShopArchive.tsx';
import { useShopArchive } from './use-shop-archive.ts';

/** `/admin/exportar`: the catalogue and the whole shop as files, and the server's backups. */
export function ExportsScreen() {
  const mayTakeAll = useMay('backups');
  return (
    <FormLayout title="Exportar y respaldos">
      <CatalogueExport />
      {mayTakeAll && <WholeShop />}
    </FormLayout>
  );
}

function WholeShop() {
  const archive = useShopArchive();
  return (
    <>
      <ShopArchive archive={archive} />
      <ServerBackups lastArchive={archive.lastArchive} />
    </>
  );
}
