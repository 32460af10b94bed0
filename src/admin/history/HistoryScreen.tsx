import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { ListLayout } from '../shared/Layout.tsx';
import { CategoryHistory, LabelHistory, SettingsHistory, TutorialHistory } from './DocumentHistory.tsx';
import { ProductHistory } from './ProductHistory.tsx';

/** `/admin/historial/…`: the changes of one product, category, subcategory or tutorial, or of one subject of the settings. */
export function HistoryScreen() {
  return (
    <Switch>
      <Route path={`${paths.history}/productos/:id`}>{({ id }) => <ProductHistory id={id} />}</Route>
      <Route path={`${paths.history}/categorias/:id`}>{({ id }) => <CategoryHistory id={id} />}</Route>
      <Route path={`${paths.history}/subcategorias/:id`}>{({ id }) => <LabelHistory id={id} />}</Route>
      <Route path={`${paths.history}/tutoriales/:id`}>{({ id }) => <TutorialHistory id={id} />}</Route>
      <Route path={`${paths.history}/ajustes/:id`}>{({ id }) => <SettingsHistory id={id} />}</Route>
      <Route>
        <ListLayout title="Historial">
          <p>El historial se abre desde un producto, una categoría, una subcategoría, un tutorial o los ajustes.</p>
        </ListLayout>
      </Route>
    </Switch>
  );
}
