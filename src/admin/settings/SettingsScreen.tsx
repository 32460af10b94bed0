import { Redirect, Route, Switch } from 'wouter';
import { useMay } from '#store/session-store.ts';
import { paths } from '../paths.ts';
import { SettingsList } from './SettingsList.tsx';
import { SubjectEditor } from './SubjectEditor.tsx';
import {
  appearanceKind,
  contactKind,
  emblemKind,
  homeKind,
  hoursKind,
  policiesKind,
  promotionsKind,
  siteKind,
  storeKind,
} from './subject-kinds.ts';
import { textKinds } from './text-kinds.ts';

/** `/admin/ajustes` and the form of each subject below it. */
export function SettingsScreen() {
  const mayTag = useMay('tag-manager');
  return (
    <Switch>
      <Route path={paths.settings}>
        <SettingsList />
      </Route>
      <Route path={`${paths.settings}/datos`}>
        <SubjectEditor kind={storeKind} />
      </Route>
      <Route path={`${paths.settings}/contacto`}>
        <SubjectEditor kind={contactKind} />
      </Route>
      <Route path={`${paths.settings}/horario`}>
        <SubjectEditor kind={hoursKind} />
      </Route>
      <Route path={`${paths.settings}/politicas`}>
        <SubjectEditor kind={policiesKind} />
      </Route>
      <Route path={`${paths.settings}/portada`}>
        <SubjectEditor kind={homeKind} />
      </Route>
      <Route path={`${paths.settings}/promociones`}>
        <SubjectEditor kind={promotionsKind} />
      </Route>
      <Route path={`${paths.settings}/emblema`}>
        <SubjectEditor kind={emblemKind} />
      </Route>
      <Route path={`${paths.settings}/apariencia`}>
        <SubjectEditor kind={appearanceKind} />
      </Route>
      {textKinds.map((kind) => (
        <Route key={kind.id} path={`${paths.settings}/${kind.id}`}>
          <SubjectEditor key={kind.id} kind={kind} />
        </Route>
      ))}
      {mayTag && (
        <Route path={`${paths.settings}/sitio`}>
          <SubjectEditor kind={siteKind} />
        </Route>
      )}
      <Route>
        <Redirect to={paths.settings} replace />
      </Route>
    </Switch>
  );
}
