import { useMemo } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { parseShopWord } from '#domain/catalogue/parse-shop-word.ts';
import { compareInstants } from '#domain/kernel/instant.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { distinctLabelNames } from '#domain/staff/forms/label-names.ts';
import { parseStaffTutorial } from '#domain/staff/forms/parse-staff-tutorial.ts';
import type { StaffTutorial } from '#domain/staff/forms/tutorial-form.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import { type StaffRow, staffRows } from '#domain/staff/journal/staff-rows.ts';
import { IGNORED, type IgnoredSearch, parseIgnored } from '#domain/staff/searches/ignored-search.ts';
import { parseSettingsRow, type SettingsValue, settingsRows } from '#domain/staff/settings/settings-row.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { type Knowledge, useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectOverlay, useJournal } from '#store/journal-store.ts';
import { useOlderQuotes } from '#store/older-quotes-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';

export interface StaffRows<Value> {
  /** While `waiting`, an empty list does not mean that there are none. */
  readonly knowledge: Knowledge;
  readonly rows: readonly StaffRow<Value>[];
}

const byOrder = (a: { orden: number }, b: { orden: number }): number => a.orden - b.orden;

/**
 * Whether this device knows a collection of the menus as the server has it. The copy that a page begins with may lack what was written since. Without
 * a server to ask it is all there is.
 */
export function useKnowsMenu(name: 'categories' | 'etiquetas'): boolean {
  const isCurrent = useCatalogue((state) => state.currentMenus[name] === true);
  const reachable = useConnection((state) => state.reachable);
  return isCurrent || !reachable;
}

/** The categories in the order of the menu, with this device's unsent edits. */
export function useStaffCategories(): StaffRows<Category> {
  const knowledge = useCatalogue((state) => state.menus);
  const categories = useCatalogue((state) => state.catalogue.categories);
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(
    () =>
      staffRows('categories', categories.map(menuRow), overlay, parseCategory).sort(
        (a, b) => byOrder(a.value, b.value) || a.value.name.localeCompare(b.value.name, 'es'),
      ),
    [categories, overlay],
  );
  return { knowledge, rows };
}

/** The subcategories in their order, with this device's unsent edits. */
export function useStaffLabels(): StaffRows<Label> {
  const knowledge = useCatalogue((state) => state.menus);
  const labels = useCatalogue((state) => state.catalogue.labels);
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(
    () =>
      staffRows('etiquetas', labels.map(menuRow), overlay, parseLabel).sort(
        (a, b) => byOrder(a.value, b.value) || a.value.nombre.localeCompare(b.value.nombre, 'es'),
      ),
    [labels, overlay],
  );
  return { knowledge, rows };
}

/** What each subcategory is called in a list of all, by id; two of one name are told apart. */
export function useLabelNames(): ReadonlyMap<string, string> {
  const { rows } = useStaffLabels();
  const categories = useStaffCategories();
  return useMemo(
    () =>
      distinctLabelNames(
        rows.map(({ value }) => value),
        categories.rows.map(({ value }) => value),
      ),
    [rows, categories.rows],
  );
}

/** All tutorials, also hidden ones, ordered by title. */
export function useStaffTutorials(): StaffRows<StaffTutorial> {
  const { knowledge, byId } = useDocuments('tutoriales');
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(() => {
    const confirmed = [...byId.values()].flatMap(({ id, rev, fields }) => {
      const parsed = parseStaffTutorial(id, fields);
      return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
    });
    return staffRows('tutoriales', confirmed, overlay, parseStaffTutorial).sort((a, b) =>
      a.value.titulo.localeCompare(b.value.titulo, 'es'),
    );
  }, [byId, overlay]);
  return { knowledge, rows };
}

/** The shop's own words for the search, also those that are switched off, by what is searched. */
export function useStaffWords(): StaffRows<ShopWord> {
  const knowledge = useCatalogue((state) => state.menus);
  const words = useCatalogue((state) => state.catalogue.words);
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(
    () =>
      staffRows('vocabulario', (words ?? []).map(menuRow), overlay, parseShopWord).sort((a, b) =>
        a.value.frase.localeCompare(b.value.frase, 'es'),
      ),
    [words, overlay],
  );
  return { knowledge, rows };
}

/** What the store has set of each subject, with this device's unsent edits: a row for every subject, changed or not. */
export function useStaffSettings(): StaffRows<SettingsValue> {
  const { knowledge: answered, byId } = useDocuments('ajustes');
  // The profile of the last visit comes from the device with the menus.
  const kept = useCatalogue((state) => state.menus);
  const knowledge = answered === 'known' ? answered : kept;
  const shown = useStoreProfile();
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(
    () => (knowledge === 'known' ? staffRows(SETTINGS, settingsRows(byId, shown), overlay, parseSettingsRow) : []),
    [knowledge, byId, shown, overlay],
  );
  return { knowledge, rows };
}

/** What staff chose not to see among the searches, also what they took back. */
export function useIgnoredSearches(): readonly StaffRow<IgnoredSearch>[] {
  const { byId } = useDocuments(IGNORED);
  const overlay = useJournal(selectOverlay);
  return useMemo(() => {
    const confirmed = [...byId.values()].flatMap(({ id, rev, fields }) => {
      const parsed = parseIgnored(id, fields);
      return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
    });
    return staffRows(IGNORED, confirmed, overlay, parseIgnored);
  }, [byId, overlay]);
}

/** The latest quotations and those older ones that somebody asked for, the newest first. */
export function useStaffQuotes(): StaffRows<Quote> {
  const { knowledge, byId } = useDocuments('cotizaciones');
  const older = useOlderQuotes((state) => state.byId);
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(() => {
    const confirmed = [...new Map([...older, ...byId]).values()].flatMap(({ id, rev, fields }) => {
      const parsed = parseQuote(id, { ...fields, rev });
      return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
    });
    return staffRows('cotizaciones', confirmed, overlay, parseQuote).sort((a, b) =>
      compareInstants(b.value.creado, a.value.creado),
    );
  }, [byId, older, overlay]);
  return { knowledge, rows };
}

/** The repairs that are still in the store and the latest of the others, in no order. */
export function useStaffRepairs(): StaffRows<Repair> {
  const { knowledge, byId } = useDocuments('reparaciones');
  const overlay = useJournal(selectOverlay);
  const rows = useMemo(() => {
    const confirmed = [...byId.values()].flatMap(({ id, rev, fields }) => {
      const parsed = parseRepair(id, { ...fields, rev });
      return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
    });
    return staffRows('reparaciones', confirmed, overlay, parseRepair);
  }, [byId, overlay]);
  return { knowledge, rows };
}

function menuRow<Value extends { readonly id: string; readonly rev?: number | undefined }>(value: Value) {
  const { id: _id, rev = 0, ...fields } = value;
  return { value, rev, fields: fields satisfies Fields };
}
