import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { parseInstant } from '#domain/kernel/instant.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { newRepair } from '#domain/workshop/new-repair.ts';
import { profileStore } from '#store/profile-store.ts';
import { selectEmail, useSession } from '#store/session-store.ts';
import { paths, repairPath } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { LeaveDialog } from '../shared/forms/LeaveDialog.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { RestoredNote } from '../shared/forms/RestoredNote.tsx';
import { SaveBar } from '../shared/forms/SaveBar.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { NotesField } from './NotesField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RepairPhotos } from './RepairPhotos.tsx';
import { type KeptRepair, useKeptRepair, useRepairKey } from './repair-kept.ts';
import { useRepairForm } from './use-repair-form.ts';

const TITLE = 'Recibir un equipo';
const BACK = { name: 'Taller', href: paths.workshop };

/** `/admin/taller/nueva`: somebody leaves an article at the counter. */
export function NewRepair() {
  const keptKey = useRepairKey(null);
  const kept = useKeptRepair(keptKey, '');
  if (kept === 'waiting') return <MissingDocument title={TITLE} back={BACK} isWaiting />;
  return <NewRepairForm keptKey={keptKey} kept={kept} />;
}

/** The names of a repair that is received now, and when that is. */
function nameNow() {
  return {
    names: namesFromRandomBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), 'T'),
    creado: parseInstant(new Date().toISOString()),
  };
}

interface NewRepairFormProps {
  readonly keptKey: string;
  readonly kept: KeptRepair | null;
}

function NewRepairForm({ keptKey, kept }: NewRepairFormProps) {
  const [, go] = useLocation();
  const email = useSession(selectEmail);
  const { rows } = useStaffRepairs();
  const [{ names, creado }] = useState(nameNow);
  const row = useMemo(() => {
    if (!creado) throw new Error('The clock of this device gives no time.');
    return { ...newRepair(names, email, creado, profileStore.getState().privacyVersion), entry: undefined };
  }, [names, creado, email]);
  const state = useRepairForm(row, keptKey, kept, true);
  const earlier = useMemo(() => rows.map(({ value }) => value), [rows]);

  async function save(): Promise<void> {
    if (await state.save()) go(repairPath(names.id), { replace: true, state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={TITLE}
      back={BACK}
      bar={
        <SaveBar
          back={paths.workshop}
          isDirty={state.isDirty}
          problem={state.refusal}
          saveName="Recibir"
          // The repair is shown, or the bar says why not.
          onSave={() => void save()}
        />
      }
    >
      <RestoredNote at={state.restoredAt} onDiscard={() => void state.discard()} />
      <LeaveDialog isDirty={state.isDirty} onDiscard={() => void state.discard()} />
      {/* As above. */}
      <FormBody place={state.place} onSave={() => void save()}>
        <PersonFields state={state} earlier={earlier} />
        <ArticleFields state={state} />
        <RepairPhotos state={state} />
        <NotesField state={state} />
      </FormBody>
    </FormLayout>
  );
}
