import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { NewQuote } from './NewQuote.tsx';
import { PersonData } from './PersonData.tsx';
import { QuoteDetail } from './QuoteDetail.tsx';
import { QuoteList } from './QuoteList.tsx';

/** `/admin/cotizaciones` and the addresses below it. */
export function QuotesScreen() {
  return (
    <Switch>
      <Route path={paths.personData}>
        <PersonData />
      </Route>
      <Route path={paths.newQuote}>
        <NewQuote />
      </Route>
      <Route path={`${paths.quotes}/:id`}>{({ id }) => <QuoteDetail id={id} />}</Route>
      <Route>
        <QuoteList />
      </Route>
    </Switch>
  );
}
