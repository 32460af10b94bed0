import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { ProductFormScreen } from './ProductFormScreen.tsx';
import { ProductListScreen } from './ProductListScreen.tsx';

/** `/admin`, `/admin/productos` and the addresses below them. */
export function ProductsScreen() {
  return (
    <Switch>
      <Route path={paths.newProduct}>
        <ProductFormScreen id={null} />
      </Route>
      <Route path={`${paths.product}/:id`}>{({ id }) => <ProductFormScreen id={id} />}</Route>
      <Route>
        <ProductListScreen />
      </Route>
    </Switch>
  );
}
