import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { importProblemText } from '#domain/staff/archive/shop-import.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { isListRefused, isOfSettings, openAgain } from '#domain/staff/opening/open-again.ts';
import { openingCatalogue } from '#domain/staff/opening/opening-catalogue.ts';
import { OPENING_SUBJECTS, type OpeningForm, openingDocuments } from '#domain/staff/opening/opening-form.ts';
import { loadShopArchive } from '#rest/shop-import.ts';
import { connectionStore } from '#store/connection-store.ts';
import { documentsStore } from '#store/documents-store.ts';
import {
  journalStore,
  selectIsRead,
  selectOverlay,
  selectPendingCount,
  selectStuckCount,
} from '#store/journal-store.ts';
import { publishStore } from '#store/publish-store.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useStaffSettings } from '../shared/documents/use-staff-rows.ts';
import { newProductId } from '../shared/products/new-product-id.ts';
import { useStaff } from '../staff.ts';
import { forgetOpening, markOpeningSaved, readOpeningSaved } from './kept-opening.ts';

/** Products that are sent together: a commit takes five hundred documents. */
const TOGETHER = 100;
const NOT_SENT =
  'El servidor no aceptó algo de la apertura. Está en «Cambios», con lo que dijo; corrígelo ahí o inténtalo de nuevo.';
const UNFINISHED = 'La tienda no se terminó de abrir. Inténtalo de nuevo: nada se guarda dos veces.';
const OPENED = 'Tu tienda está abierta.';
const NOT_PUBLISHED = 'La tienda tiene sus datos, pero el catálogo no se publicó. Inténtalo de nuevo, o en «Publicar».';

export interface OpenShop {
  readonly phase: 'asking' | 'working' | 'done';
  /** What is being done, or what came of it. */
  readonly text: string;
  readonly problem: string;
}

const ASKING: OpenShop = { phase: 'asking', text: '', problem: '' };
const SENDING = 'Guardando los datos de la tienda…';
/** How long it waits to publish again where the server answers and only the publication was not answered. */
const PAUSE_MS = 5000;

/** Opens the shop from the answers, or from the archive of an earlier one. */
export function useOpenShop() {
  const { backend, journal, publisher } = useStaff();
  const settings = useStaffSettings();
  const [state, setState] = useState<OpenShop>(() =>
    readOpeningSaved() ? { ...ASKING, phase: 'working', text: SENDING } : ASKING,
  );
  // A second press may come before the button is drawn anew.
  const isWorking = useRef(false);
  // A second attempt does not create the products again.
  const savedBefore = useRef(readOpeningSaved());
  const working = (text: string): void => setState({ phase: 'working', text, problem: '' });

  async function attempt(work: () => Promise<string>, done: string): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    const problem = await work().catch((reason: unknown) => {
      console.warn('La tienda no se abrió', reason);
      return UNFINISHED;
    });
    isWorking.current = false;
    if (problem) return setState({ ...ASKING, problem });
    forgetOpening();
    setState({ phase: 'done', text: done, problem: '' });
  }

  async function saveAll(form: OpeningForm, today: string, articles: readonly NewArticle[]): Promise<string> {
    const documents = openingDocuments(form, today);
    if (!documents.ok) return 'Falta contestar algo: vuelve a las preguntas anteriores.';
    const rows = new Map(settings.rows.map((row) => [row.value.id, row]));
    const subjects = OPENING_SUBJECTS.map((id): Change => {
      const row = rows.get(id);
      const document = documents.value[id];
      return row && row.rev > 0
        ? changeOf(SETTINGS, row, document)
        : { collection: SETTINGS, id, baseRev: 0, base: null, document };
    });
    const { journal: waiting } = journalStore.getState();
    const before = savedBefore.current;
    // Another attempt after half of the list would create categories and products twice.
    const isListAnew = !before || isListRefused(waiting, before);
    const answers = { title: 'Apertura de la tienda', changes: subjects };
    const list = isListAnew ? listEdits(articles, today) : [];
    // All or none, for the same reason.
    const saved = await journal.saveMany(
      [answers, ...list],
      before ? (now, made) => openAgain(now, before, made) : undefined,
    );
    if (!saved.ok) return saveProblemText(saved.error);
    const [ofSettings, ofList] = [idsOf(saved.value.filter(isOfSettings)), idsOf(saved.value.filter(isOfList))];
    savedBefore.current = {
      settings: [...(before?.settings ?? []), ...ofSettings],
      list: ofList.length > 0 ? ofList : (before?.list ?? []),
    };
    markOpeningSaved(savedBefore.current);
    return '';
  }

  async function publish(): Promise<string> {
    for (;;) {
      await publishingEnded();
      await publisher.publishNow({ rebuild: true, countConfirmed: true });
      await publishingEnded();
      const { last } = publishStore.getState();
      if (last?.ok === true) return '';
      if (last?.error.kind !== 'unreachable') return NOT_PUBLISHED;
      await connectionBack();
    }
  }

  /** Sends what is stored and publishes it; without a network as soon as there is one. */
  async function finish(): Promise<string> {
    working(SENDING);
    if (!(await allSent())) return NOT_SENT;
    if (isWithoutAnswers()) return UNFINISHED;
    working('Publicando el catálogo…');
    return publish();
  }

  const resume = useEffectEvent(() => {
    // The outcome is in its state.
    if (savedBefore.current) void attempt(finish, OPENED);
  });
  useEffect(() => resume(), []);

  return {
    state,
    open: (form: OpeningForm, today: string, articles: readonly NewArticle[]): Promise<void> =>
      attempt(async () => {
        working(SENDING);
        return (await saveAll(form, today, articles)) || finish();
      }, OPENED),
    load: (archive: File): Promise<void> =>
      attempt(async () => {
        working('Cargando el archivo y comprobando cada parte. No cierres esta página…');
        const { connection } = await backend.openSession();
        const loaded = await loadShopArchive(String(await connection.freshToken()), archive);
        return loaded.ok ? '' : importProblemText(loaded.error);
      }, 'Tu tienda está abierta, con todo lo que traía el archivo. Invita de nuevo a tu personal: nadie entra por el archivo.'),
  };
}

const idsOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ id }) => id);
const isOfList = (entry: Entry): boolean => !isOfSettings(entry);

/** The edits that make the categories and products of the first list. */
function listEdits(articles: readonly NewArticle[], today: string): readonly Edit[] {
  const { categories, products } = openingCatalogue(articles, { today, newId: newProductId });
  const changes = categories.map((fields) => creation('categories', { ...fields }));
  return [
    ...(categories.length > 0 ? [{ title: 'Categorías de la lista', changes }] : []),
    ...chunks(products).map((some) => ({ title: 'Productos de la lista', changes: some.flat() })),
  ];
}

function chunks(products: readonly (readonly Change[])[]): (readonly (readonly Change[])[])[] {
  return Array.from({ length: Math.ceil(products.length / TOGETHER) }, (_, at) =>
    products.slice(at * TOGETHER, (at + 1) * TOGETHER),
  );
}

/** Resolves when the server has everything, or with false when it refused something. Without a network it waits for one. */
function allSent(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const state = journalStore.getState();
      const isStuck = selectStuckCount(state) > 0;
      // Before it has been read, a journal looks empty.
      if (!selectIsRead(state)) return false;
      if (!isStuck && selectPendingCount(state) > 0) return false;
      resolve(!isStuck);
      return true;
    };
    if (look()) return;
    const stop = journalStore.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** Whether the shop has no answers after all that was to be sent is: somebody discarded them in «Cambios». */
function isWithoutAnswers(): boolean {
  const { knowledge, byId } = documentsStore.getState().ajustes;
  return (
    knowledge === 'known' && !byId.has('datos') && !selectOverlay(journalStore.getState()).has(`${SETTINGS}/datos`)
  );
}

/** Resolves when the server may answer again. */
function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    if (connectionStore.getState().reachable) return void setTimeout(resolve, PAUSE_MS);
    const stop = connectionStore.subscribe(({ reachable }) => {
      if (!reachable) return;
      stop();
      resolve();
    });
  });
}

/** The page may be publishing by itself. */
function publishingEnded(): Promise<void> {
  return new Promise((resolve) => {
    if (publishStore.getState().step === null) return resolve();
    const stop = publishStore.subscribe(({ step }) => {
      if (step !== null) return;
      stop();
      resolve();
    });
  });
}
