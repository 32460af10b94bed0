import { Route, Switch } from 'wouter';
import { paths } from '../paths.ts';
import { TutorialEditor } from './TutorialEditor.tsx';
import { TutorialList } from './TutorialList.tsx';

/** `/admin/tutoriales` and the addresses below it. */
export function TutorialsScreen() {
  return (
    <Switch>
      <Route path={paths.newTutorial}>
        <TutorialEditor id={null} />
      </Route>
      <Route path={`${paths.tutorial}/:id`}>{({ id }) => <TutorialEditor id={id} />}</Route>
      <Route>
        <TutorialList />
      </Route>
    </Switch>
  );
}
