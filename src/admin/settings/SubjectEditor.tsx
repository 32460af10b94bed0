import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { parseSubject } from '#domain/settings/parse-settings.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { parseSettingsRow, type SettingsValue } from '#domain/staff/settings/settings-row.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf } from '../shared/documents/changes.ts';
import { useStaffSettings } from '../shared/documents/use-staff-rows.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { FormNotes } from '../shared/forms/FormNotes.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { SaveBar } from '../shared/forms/SaveBar.tsx';
import { UnsavedWork } from '../shared/forms/UnsavedWork.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
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
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const shown = useStoreProfile();
  const shop = useKnownShop();
  const check = (typed: Form) => kind.check(typed, shop);
  const { form, opened, set, problems, blocked, isDirty, news, joined, place, submit, drop } = useForm(
    start,
    { latest, toForm },
    check,
  );
  const { Inputs, Preview } = kind;
  const title = subjectNames[kind.id];
  const preview = useMemo(() => {
    const checked = kind.check(form, shop);
    const parsed = checked.ok && parseSubject(kind.id, checked.value);
    return parsed && parsed.ok ? { ...shown, ...parsed.value } : null;
  }, [kind, form, shop, shown]);

  async function save() {
    const fields = submit();
    setRefusal('');
    if (!fields || !opened) return;
    const saved = await journal.saveEdit({ title: `Ajustes: ${title}`, changes: [changeOf(SETTINGS, opened, fields)] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.settings, { state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={title}
      back={BACK}
      aside={{ name: 'Historial', href: historyPath('ajustes', kind.id) }}
      // The bar shows the outcome.
      bar={<SaveBar back={paths.settings} isDirty={isDirty} problem={blocked || refusal} onSave={() => void save()} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormNotes isNew={false} latest={latest} joined={joined} />
      <FormBody place={place} onSave={() => void save()}>
        <FormNewsContext value={news}>
          <Inputs form={form} set={set} problems={problems} />
        </FormNewsContext>
      </FormBody>
      {Preview && (
        <FormSection title="Así lo ven los clientes" hint="Con lo que llevas escrito, antes de guardar.">
          {preview ? <Preview profile={preview} /> : <p>Falta corregir algo para mostrarlo.</p>}
        </FormSection>
      )}
    </FormLayout>
  );
}
