import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { NewRepair } from './NewRepair.tsx';
import { RepairDetail } from './RepairDetail.tsx';
import { RepairList } from './RepairList.tsx';

/** `/admin/taller` and the addresses below it. */
export function WorkshopScreen() {
  return (
    <Switch>
      <Route path={paths.newRepair}>
        <NewRepair />
      </Route>
      <Route path={`${paths.workshop}/:id`}>{({ id }) => <RepairDetail id={id} />}</Route>
      <Route>
        <RepairList />
      </Route>
    </Switch>
  );
}
