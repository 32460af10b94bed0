import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lateScreen } from '#ui/late-screen.tsx';
import { ForRight } from './ForRight.tsx';
import { paths } from './paths.ts';
import { BrokenScreen } from './shared/screen/BrokenScreen.tsx';
import { ListLayout } from './shared/screen/Layout.tsx';
import { Spinner } from './shared/screen/Spinner.tsx';

// Each feature has a folder and one screen, which handles the addresses below its own.
const products = lateScreen(async () => (await import('./products/ProductsScreen.tsx')).ProductsScreen);
const categories = lateScreen(async () => (await import('./categories/CategoriesScreen.tsx')).CategoriesScreen);
const labels = lateScreen(async () => (await import('./labels/LabelsScreen.tsx')).LabelsScreen);
const tutorials = lateScreen(async () => (await import('./tutorials/TutorialsScreen.tsx')).TutorialsScreen);
const priceImport = lateScreen(async () => (await import('./price-import/PriceImportScreen.tsx')).PriceImportScreen);
const quotes = lateScreen(async () => (await import('./quotes/QuotesScreen.tsx')).QuotesScreen);
const shelfLabels = lateScreen(async () => (await import('./shelf-labels/ShelfLabelsScreen.tsx')).ShelfLabelsScreen);
const figures = lateScreen(async () => (await import('./figures/FiguresScreen.tsx')).FiguresScreen);
const workshop = lateScreen(async () => (await import('./workshop/WorkshopScreen.tsx')).WorkshopScreen);
const publish = lateScreen(async () => (await import('./publish/PublishScreen.tsx')).PublishScreen);

const pending = lateScreen(async () => (await import('./pending/PendingScreen.tsx')).PendingScreen);

const history = lateScreen(async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen);
const searches = lateScreen(async () => (await import('./searches/SearchesScreen.tsx')).SearchesScreen);
const trash = lateScreen(async () => (await import('./trash/TrashScreen.tsx')).TrashScreen);
const exportsScreen = lateScreen(async () => (await import('./exports/ExportsScreen.tsx')).ExportsScreen);

const people = lateScreen(async () => (await import('./people/PeopleScreen.tsx')).PeopleScreen);
const account = lateScreen(async () => (await import('./account/AccountScreen.tsx')).AccountScreen);

const kiosks = lateScreen(async () => (await import('./kiosks/KiosksScreen.tsx')).KiosksScreen);
const settings = lateScreen(async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen);

const opening = lateScreen(async () => (await import('./opening/OpeningScreen.tsx')).OpeningScreen);

const FEATURES = [
  [paths.products, products],
  [paths.categories, categories],
  [paths.labels, labels],
  [paths.tutorials, tutorials],
  [paths.priceImport, priceImport],
  [paths.quotes, quotes],
  [paths.shelfLabels, shelfLabels],
  [paths.figures, figures],
  [paths.workshop, workshop],
  [paths.publish, publish],
  [paths.pending, pending],
  [paths.history, history],
  [paths.trash, trash],
  [paths.people, people],
  [paths.account, account],
  [paths.searches, searches],
  [paths.exports, exportsScreen],
  // Before the settings, whose addresses it is one of.
  [paths.kiosks, kiosks],
  [paths.settings, settings],
  [paths.opening, opening],
] as const;

export function Routes() {
  const [path] = useLocation();
  return (
    // The key gives each screen its own state and error boundary.
    <ErrorBoundary key={path} Fallback={BrokenScreen}>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path={paths.admin}>
            <products.Screen />
          </Route>
          {FEATURES.map(([at, feature]) => (
            <Route key={at} path={`${at}/*?`}>
              <ForRight at={at}>
                <feature.Screen />
              </ForRight>
            </Route>
          ))}
          <Route>
            <ListLayout title="No encontramos esta página">
              <p>Revisa la dirección o elige una entrada del menú.</p>
            </ListLayout>
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
