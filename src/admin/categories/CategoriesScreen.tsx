import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import { CategoryList } from './CategoryList.tsx';

/** `/admin/categorias` and the addresses below it. */
export function CategoriesScreen() {
  return (
    <Switch>
      <Route path={paths.newCategory}>
        <CategoryEditor id={null} />
      </Route>
      <Route path={`${paths.category}/:id`}>{({ id }) => <CategoryEditor id={id} />}</Route>
      <Route>
        <CategoryList />
      </Route>
    </Switch>
  );
}
