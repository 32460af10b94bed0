import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { parseShopWord } from '#domain/catalogue/parse-shop-word.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { MOST_MOVED, movesOf, movesProducts } from '#domain/staff/forms/category-move.ts';
import { parseStaffTutorial } from '#domain/staff/forms/parse-staff-tutorial.ts';
import { checkWord, wordToForm } from '#domain/staff/forms/word-form.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import {
  categoryBackTo,
  labelBackTo,
  problemText,
  settingsBackTo,
  tutorialBackTo,
  type VersionProblem,
} from '#domain/staff/log/back-to-version.ts';
import { labelInPlace } from '#domain/staff/log/present-place.ts';
import { parseSettingsRow, type SettingsValue } from '#domain/staff/settings/settings-row.ts';
import { categoryChanges, MOVED_UNREAD } from '../categories/category-changes.ts';
import { documentPath } from '../paths.ts';
import { subjectNames } from '../settings/subject-names.ts';
import { changeOf } from '../shared/documents/changes.ts';
import {
  type StaffRows,
  useKnowsMenu,
  useStaffCategories,
  useStaffLabels,
  useStaffSettings,
  useStaffTutorials,
  useStaffWords,
} from '../shared/documents/use-staff-rows.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useLatestRow } from '../shared/forms/use-latest-row.ts';
import { productSources, useProducts } from '../shared/products/use-products.ts';
import { HistoryList } from './HistoryList.tsx';

interface Kind<Value> {
  readonly collections: readonly [string];
  readonly form: string;
  readonly nameOf: (value: Value) => string;
  readonly parse: (id: string, fields: Fields) => Result<Value, unknown>;
}

interface DocumentHistoryProps<Value> {
  readonly id: string;
  readonly kind: Kind<Value>;
  readonly list: StaffRows<Value>;
  readonly changesTo: (row: StaffRow<Value>, version: Fields) => Result<readonly Change[], VersionProblem>;
}

/** The changes of a document that stands alone. */
function DocumentHistory<Value extends { readonly id: string }>({
  id,
  kind,
  list,
  changesTo,
}: DocumentHistoryProps<Value>) {
  const [collection] = kind.collections;
  const { row, isConfirmed } = useLatestRow(kind.collections, id, list.rows, kind.parse);
  const back = { name: kind.form, href: documentPath({ collection, id }) ?? '' };
  if (!row) return <MissingDocument title="Historial" back={back} isWaiting={!isConfirmed} />;
  const path = `${collection}/${id}`;
  const { rev, fields } = row;
  return (
    <HistoryList
      name={kind.nameOf(row.value)}
      back={back}
      // What has no document yet has no history either.
      documents={new Map([[path, { rev, fields: rev === 0 && !row.entry ? null : fields }]])}
      hasContent={(version) => version.get(path)?.fields !== null}
      changesTo={(version) => changesTo(row, version.get(path)?.fields ?? {})}
    />
  );
}

const valuesOf = <Value,>({ rows }: StaffRows<Value>): Value[] => rows.map(({ value }) => value);

/** Said while another one may have the name or address of the version, and not all are known yet. */
const CATEGORIES_UNREAD = 'Todavía se leen las categorías.';
const LABELS_UNREAD = 'Todavía se leen las subcategorías.';

const CATEGORY = {
  collections: ['categories'],
  form: 'Editar categoría',
  nameOf: ({ name }: { readonly name: string }) => name,
  parse: parseCategory,
} as const;

export function CategoryHistory({ id }: { readonly id: string }) {
  const list = useStaffCategories();
  const labels = useStaffLabels();
  const knowsOthers = useKnowsMenu('categories');
  const { listed: products, isCurrent, knowsDrafts } = useProducts();
  return (
    <DocumentHistory
      id={id}
      kind={CATEGORY}
      list={list}
      changesTo={(row, version) => {
        if (!knowsOthers) return err({ unread: CATEGORIES_UNREAD });
        const categories = valuesOf(list);
        const fields = categoryBackTo(row.value, version, categories);
        if (!fields.ok) return fields;
        if (movesProducts(row.value, fields.value) && !(isCurrent && knowsDrafts)) return err({ unread: MOVED_UNREAD });
        const moves = movesOf(row.value, fields.value, { categories, labels: valuesOf(labels), products });
        if (moves.labels.length + moves.products.length > MOST_MOVED)
          return err(`Se moverían más de ${MOST_MOVED} subcategorías y productos de una vez.`);
        return ok(categoryChanges(row, fields.value, { categories, labels: labels.rows }, productSources()));
      }}
    />
  );
}

const LABEL = {
  collections: ['etiquetas'],
  form: 'Editar Subcategoría',
  nameOf: ({ nombre }: { readonly nombre: string }) => nombre,
  parse: parseLabel,
} as const;

export function LabelHistory({ id }: { readonly id: string }) {
  const list = useStaffLabels();
  const categories = useStaffCategories();
  const knowsOthers = useKnowsMenu('etiquetas');
  const knowsCategories = useKnowsMenu('categories');
  return (
    <DocumentHistory
      id={id}
      kind={LABEL}
      list={list}
      changesTo={(row, version) => {
        if (!knowsOthers) return err({ unread: LABELS_UNREAD });
        if (!knowsCategories) return err({ unread: CATEGORIES_UNREAD });
        const placed = labelInPlace(version, row.value, valuesOf(categories));
        const fields = labelBackTo(row.value, placed, valuesOf(list));
        return fields.ok ? ok([changeOf('etiquetas', row, fields.value)]) : fields;
      }}
    />
  );
}

const TUTORIAL = {
  collections: ['tutoriales'],
  form: 'Editar tutorial',
  nameOf: ({ titulo }: { readonly titulo: string }) => titulo,
  parse: parseStaffTutorial,
} as const;

export function TutorialHistory({ id }: { readonly id: string }) {
  const list = useStaffTutorials();
  return (
    <DocumentHistory
      id={id}
      kind={TUTORIAL}
      list={list}
      changesTo={(row, version) => {
        const fields = tutorialBackTo(row.value, version, valuesOf(list));
        return fields.ok ? ok([changeOf('tutoriales', row, { ...fields.value })]) : fields;
      }}
    />
  );
}

const WORD = {
  collections: ['vocabulario'],
  form: 'Búsquedas',
  nameOf: ({ frase }: { readonly frase: string }) => frase,
  parse: parseShopWord,
} as const;

export function WordHistory({ id }: { readonly id: string }) {
  const list = useStaffWords();
  return (
    <DocumentHistory
      id={id}
      kind={WORD}
      list={list}
      changesTo={(row, version) => {
        const word = parseShopWord(row.value.id, version);
        if (!word.ok) return err('Esa versión ya no se puede leer.');
        const others = valuesOf(list);
        const fields = checkWord(wordToForm(word.value), { ...word.value, visible: row.value.visible }, others);
        return fields.ok ? ok([changeOf('vocabulario', row, fields.value)]) : err(problemText(fields.error));
      }}
    />
  );
}

const SETTING = {
  collections: [SETTINGS],
  form: 'Ajustes',
  nameOf: ({ id }: SettingsValue) => subjectNames[id],
  parse: parseSettingsRow,
} as const;

export function SettingsHistory({ id }: { readonly id: string }) {
  const list = useStaffSettings();
  return (
    <DocumentHistory
      id={id}
      kind={SETTING}
      list={list}
      changesTo={(row, version) => {
        const fields = settingsBackTo(row.value, version);
        return fields.ok ? ok([changeOf(SETTINGS, row, fields.value)]) : fields;
      }}
    />
  );
}
