import { useMemo } from 'react';
import { parseSubject } from '#domain/settings/parse-settings.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { parseSettingsRow, type SettingsValue } from '#domain/staff/settings/settings-row.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf } from '../shared/documents/changes.ts';
import { useStaffSettings } from '../shared/documents/use-staff-rows.ts';
import { EditorForm } from '../shared/forms/EditorForm.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { useSaveAndLeave } from '../shared/forms/use-save-and-leave.ts';
import type { SubjectKind } from './subject-kinds.ts';
import { subjectNames } from './subject-names.ts';
import { useKnownShop } from './use-known-shop.ts';

const BACK = { name: 'Ajustes', href: paths.settings };
const COLLECTIONS = [SETTINGS] as const;

/** The form of one subject. */
export function SubjectEditor<Form extends object>({ kind }: { readonly kind: SubjectKind<Form> }) {
  const toForm = ({ profile }: SettingsValue): Form => kind.toForm(profile);
  const { start, restart, latest } = useFormStart(
    {
      kind: 'ajustes',
      collections: COLLECTIONS,
      parse: parseSettingsRow,
      toForm,
      empty: kind.toForm(storeProfile),
      shapes: kind.shapes,
    },
    kind.id,
    useStaffSettings(),
  );
  if (typeof start === 'string')
    return <MissingDocument title={subjectNames[kind.id]} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <SubjectForm key={start.attempt} kind={kind} toForm={toForm} start={start} restart={restart} latest={latest} />
  );
}

interface SubjectFormProps<Form> {
  readonly kind: SubjectKind<Form>;
  readonly toForm: (value: SettingsValue) => Form;
  readonly start: FormStart<SettingsValue, Form>;
  readonly restart: () => void;
  readonly latest: LatestRow<SettingsValue>;
}

function SubjectForm<Form extends object>({ kind, toForm, start, restart, latest }: SubjectFormProps<Form>) {
  const shown = useStoreProfile();
  const shop = useKnownShop();
  const check = (typed: Form) => kind.check(typed, shop);
  const state = useForm(start, { latest, toForm }, check);
  const { form, opened, set, problems, submit, drop } = state;
  const { refusal, save } = useSaveAndLeave(drop, paths.settings);
  const { Inputs, Preview } = kind;
  const title = subjectNames[kind.id];
  const preview = useMemo(() => {
    const checked = kind.check(form, shop);
    const parsed = checked.ok && parseSubject(kind.id, checked.value);
    return parsed && parsed.ok ? { ...shown, ...parsed.value } : null;
  }, [kind, form, shop, shown]);

  function onSave() {
    const fields = submit();
    const change = fields && opened && changeOf(SETTINGS, opened, fields);
    // The bar shows the outcome.
    void save(change ? { title: `Ajustes: ${title}`, changes: [change] } : null);
  }

  return (
    <EditorForm
      title={title}
      back={BACK}
      history={historyPath('ajustes', kind.id)}
      isNew={false}
      start={start}
      restart={restart}
      latest={latest}
      state={state}
      refusal={refusal}
      onSave={onSave}
      below={
        Preview && (
          <FormSection title="Así lo ven los clientes" hint="Con lo que llevas escrito, antes de guardar.">
            {preview ? <Preview profile={preview} /> : <p>Falta corregir algo para mostrarlo.</p>}
          </FormSection>
        )
      }
    >
      <Inputs form={form} set={set} problems={problems} />
    </EditorForm>
  );
}
