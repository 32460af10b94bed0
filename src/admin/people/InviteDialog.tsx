import { useRef, useState } from 'react';
import { checkInvitation, type InvitationForm, type InvitationProblems } from '#domain/staff/people/invitations.ts';
import { roleLabel, roleSummary, rolesManagedBy, type StaffRole } from '#domain/staff/people/roles.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useStaff } from '../staff.ts';
import { InvitationCode } from './InvitationCode.tsx';
import { newInvitationCode } from './invitation-link.ts';
import css from './People.module.css';
import { peopleProblemText } from './problem-text.ts';

interface InviteDialogProps {
  readonly role: StaffRole | null;
  /** The addresses of the present staff. */
  readonly known: readonly string[];
  readonly open: boolean;
  readonly onClose: () => void;
}

const EMPTY: InvitationForm = { email: '', name: '', role: 'mostrador' };

/** Asks for the person and the role, and then shows the code of the invitation. */
export function InviteDialog({ role, known, open, onClose }: InviteDialogProps) {
  const { backend } = useStaff();
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<InvitationProblems>({});
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const [made, setMade] = useState<{ readonly code: string; readonly email: string } | null>(null);
  /** Counts how often the dialog was closed: an answer that comes afterwards is not for the next person, and the list has the invitation. */
  const closings = useRef(0);

  function close() {
    closings.current += 1;
    setSending(false);
    setForm(EMPTY);
    setProblems({});
    setRefusal('');
    setMade(null);
    onClose();
  }
  async function invite() {
    if (isSending) return;
    const checked = checkInvitation(form);
    setProblems(checked.ok ? {} : checked.error);
    setRefusal('');
    if (!checked.ok) return;
    if (known.includes(checked.value.email)) return setProblems({ email: 'Esta persona ya está en la lista.' });
    setSending(true);
    const mine = closings.current;
    const code = newInvitationCode();
    const answer = await backend.invite(code, checked.value).catch(() => ({ ok: false, error: 'network' }) as const);
    if (mine !== closings.current) return;
    setSending(false);
    if (answer.ok) setMade({ code, email: checked.value.email });
    else setRefusal(peopleProblemText(answer.error));
  }

  return (
    <Dialog
      title={made ? 'Invitación lista' : 'Invitar a alguien'}
      open={open}
      onCancel={close}
      actions={
        made ? (
          <Button onClick={close}>Listo</Button>
        ) : (
          <>
            <Button look="outline" onClick={close}>
              Cancelar
            </Button>
            {/* What came of it is shown in the dialog. */}
            <Button aria-busy={isSending} onClick={() => void invite()}>
              {isSending ? 'Un momento…' : 'Crear invitación'}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <InvitationCode {...made} />
      ) : (
        <div className={css['fields']}>
          <TextField
            label="Correo"
            name="correo-invitado"
            type="email"
            autoComplete="off"
            value={form.email}
            onChange={(email) => setForm({ ...form, email })}
            problem={problems.email}
            hint="Con este correo entrará"
          />
          <TextField
            label="Nombre"
            name="nombre-invitado"
            autoComplete="off"
            value={form.name}
            onChange={(name) => setForm({ ...form, name })}
            problem={problems.name}
            hint="Como lo conocen en la tienda; se puede dejar vacío"
          />
          <ChoiceField
            label="Rol"
            name="rol-invitado"
            value={form.role}
            options={rolesManagedBy(role).map((value) => ({ value, name: roleLabel(value) }))}
            onChange={(value) =>
              setForm({ ...form, role: rolesManagedBy(role).find((one) => one === value) ?? 'mostrador' })
            }
            hint={roleSummary(form.role)}
          />
          <p className={css['problem']} role="alert">
            {refusal}
          </p>
        </div>
      )}
    </Dialog>
  );
}
