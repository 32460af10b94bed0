import { Route, Switch } from 'wouter';
import { ForRight } from '../ForRight.tsx';
import { historyPath, paths } from '../paths.ts';
import { CategoryHistory, LabelHistory, SettingsHistory, TutorialHistory, WordHistory } from './DocumentHistory.tsx';
import { LogScreen } from './LogScreen.tsx';
import { ProductHistory } from './ProductHistory.tsx';

/** `/admin/historial`: the changes of the shop, and below it those of one product, category, subcategory, tutorial, word of the search or subject of the settings. */
export function HistoryScreen() {
  return (
    <Switch>
      <Route path={`${paths.history}/productos/:id`}>{({ id }) => <ProductHistory id={id} />}</Route>
      <Route path={`${paths.history}/categorias/:id`}>{({ id }) => <CategoryHistory id={id} />}</Route>
      <Route path={`${paths.history}/subcategorias/:id`}>{({ id }) => <LabelHistory id={id} />}</Route>
      <Route path={`${paths.history}/tutoriales/:id`}>{({ id }) => <TutorialHistory id={id} />}</Route>
      <Route path={`${paths.history}/palabras/:id`}>{({ id }) => <WordHistory id={id} />}</Route>
      <Route path={`${paths.history}/ajustes/:id`}>
        {({ id }) => (
          <ForRight at={historyPath('ajustes', id)}>
            <SettingsHistory id={id} />
          </ForRight>
        )}
      </Route>
      <Route>
        <LogScreen />
      </Route>
    </Switch>
  );
}
