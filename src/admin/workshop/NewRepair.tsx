import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { newRepair } from '#domain/workshop/new-repair.ts';
import { profileStore } from '#store/profile-store.ts';
import { selectEmail, useSession } from '#store/session-store.ts';
import { paths, repairPath } from '../paths.ts';
import { useStaffRepairs } from '../shared/documents/use-staff-rows.ts';
import { FolioForm } from '../shared/folio-documents/FolioForm.tsx';
import { useKeptKey } from '../shared/folio-documents/use-kept-key.ts';
import { useNewFolio } from '../shared/folio-documents/use-new-folio.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useSaveWithPictures } from '../shared/pictures/use-pictures-ready.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { NotesField } from './NotesField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RepairPhotos } from './RepairPhotos.tsx';
import { type KeptRepair, useKeptRepair } from './repair-kept.ts';
import { useRepairForm } from './use-repair-form.ts';

const TITLE = 'Recibir un equipo';
const BACK = { name: 'Taller', href: paths.workshop };

/** `/admin/taller/nueva`: somebody leaves an article at the counter. */
export function NewRepair() {
  const keptKey = useKeptKey('reparacion', null);
  const kept = useKeptRepair(keptKey, '');
  if (keptKey === null || kept === 'waiting') return <MissingDocument title={TITLE} back={BACK} isWaiting />;
  return <NewRepairForm keptKey={keptKey} kept={kept} />;
}

interface NewRepairFormProps {
  readonly keptKey: string;
  readonly kept: KeptRepair | null;
}

function NewRepairForm({ keptKey, kept }: NewRepairFormProps) {
  const [, go] = useLocation();
  const email = useSession(selectEmail);
  const { rows } = useStaffRepairs();
  const { names, creado } = useNewFolio('T');
  const row = useMemo(() => {
    return { ...newRepair(names, email, creado, profileStore.getState().privacyVersion), entry: undefined };
  }, [names, creado, email]);
  const state = useRepairForm({ row, keptKey, kept, isNew: true });
  const earlier = useMemo(() => rows.map(({ value }) => value), [rows]);

  async function save(): Promise<void> {
    if (await state.save()) go(repairPath(names.id), { replace: true, state: AFTER_SAVE });
  }
  // The repair is shown, or the bar says why not.
  const { press, waits } = useSaveWithPictures(() => void save());

  return (
    <FolioForm
      title={TITLE}
      back={BACK}
      state={{ ...state, refusal: waits || state.refusal }}
      saveName="Recibir"
      onSave={press}
    >
      <FormBody place={state.place} onSave={press}>
        <PersonFields state={state} earlier={earlier} />
        <ArticleFields state={state} />
        <RepairPhotos state={state} />
        <NotesField state={state} />
      </FormBody>
    </FolioForm>
  );
}
