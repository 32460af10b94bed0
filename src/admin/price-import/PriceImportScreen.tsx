import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { UploadDetail } from './UploadDetail.tsx';
import { UploadPrices } from './UploadPrices.tsx';

/** `/admin/acciones-automatizadas/subir-precios-con-excel` and the pages below it. */
export function PriceImportScreen() {
  return (
    <Switch>
      <Route path={`${paths.priceImport}/:id`}>{({ id }) => <UploadDetail id={id} />}</Route>
      <Route>
        <UploadPrices />
      </Route>
    </Switch>
  );
}
