import { Route, Switch, useSearch } from 'wouter';
import { paths } from '../paths.ts';
import { LabelEditor } from './LabelEditor.tsx';
import { LabelList } from './LabelList.tsx';

/** `/admin/sub` and the addresses below it. The form finds its subcategory by the query parameter `id`. */
export function LabelsScreen() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  return (
    <Switch>
      <Route path={paths.newLabel}>
        <LabelEditor id={null} />
      </Route>
      <Route path={paths.label}>
        <LabelEditor id={id} />
      </Route>
      <Route>
        <LabelList />
      </Route>
    </Switch>
  );
}
