import { useState } from 'react';
import { roleLabel, roleSummary } from '#domain/staff/people/roles.ts';
import { useConnection } from '#store/connection-store.ts';
import { selectEmail, selectRole, selectUid, useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { usePeopleActions } from '../people/use-people-actions.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import css from './AccountScreen.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

/** `/admin/mi-cuenta`: one's own role, password, second factor and sessions. */
export function AccountScreen() {
  const email = useSession(selectEmail);
  const uid = useSession(selectUid);
  const role = useSession(selectRole);
  const isOnline = useConnection((state) => state.reachable);
  const { busy, problem, endSessions: end } = usePeopleActions();
  const [isAsking, setAsking] = useState(false);

  async function endSessions() {
    // Told to this page too, which then goes to the sign-in page and says why.
    if (await end(uid, `${email} cierra sus sesiones`)) setAsking(false);
  }

  return (
    <FormLayout title="Mi cuenta">
      <FormSection title="Quién eres">
        <p>
          {email}
          {role && (
            <>
              {'\u00a0· '}
              <strong>{roleLabel(role)}</strong>
            </>
          )}
        </p>
        {role && <p className={css['note']}>{roleSummary(role)} Tu rol lo cambia otra persona que sea dueño.</p>}
      </FormSection>
      <FormSection title="Contraseña" hint="Al cambiarla se cierran tus sesiones en los demás equipos">
        <PasswordForm isOnline={isOnline} />
      </FormSection>
      <SecondFactorSection isOnline={isOnline} />
      <FormSection title="Sesiones" hint="Por si perdiste un equipo o dejaste abierta tu sesión">
        <div>
          <Button look="outline" disabled={!isOnline} onClick={() => setAsking(true)}>
            Cerrar sesión en todos lados
          </Button>
        </div>
        {!isOnline && <p className={css['note']}>Para esto hace falta conexión.</p>}
      </FormSection>
      <ConfirmDialog
        title="¿Cerrar tu sesión en todos lados?"
        open={isAsking}
        onCancel={() => setAsking(false)}
        no="Seguir en la sesión"
        yes="Cerrar en todos lados"
        // Its outcome is visible: the page goes to the sign-in page, or the dialog says why not.
        onConfirm={() => void endSessions()}
        isBusy={busy}
      >
        <p>También en este equipo: vas a tener que entrar otra vez. Lo que no se ha enviado sigue guardado aquí.</p>
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      </ConfirmDialog>
    </FormLayout>
  );
}
