import { isPending } from '#domain/staff/journal/journal.ts';
import { startMirror } from '#mirror/start-mirror.ts';
import { dropReceivedList } from '#platform/received-list.ts';
import { dropAnyDraft } from '#prices/price-draft.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { claimDocumentsWriter } from '#store/documents-store.ts';
import { claimJournalWriter, journalStore } from '#store/journal-store.ts';
import { claimLogWriter } from '#store/log-store.ts';
import { createMirrorSink } from '#store/mirror-sink.ts';
import { claimOlderQuotesWriter } from '#store/older-quotes-store.ts';
import { claimPrivateDocumentsWriter } from '#store/private-documents-store.ts';
import { claimPublishWriter } from '#store/publish-store.ts';
import { claimSessionWriter, sessionStore } from '#store/session-store.ts';
import { claimUploadWriter } from '#store/upload-store.ts';
import { forgetFacts } from './figures/kept-facts.ts';
import { forgetAll } from './forget-all.ts';
import { createLogPages } from './history/log-pages.ts';
import { createLogReader } from './history/log-reader.ts';
import { createJournalSync } from './journal/journal-sync.ts';
import { createSender } from './journal/sender.ts';
import { forgetStaffWork } from './journal/staff-database.ts';
import { onceItWorks } from './once-it-works.ts';
import { createLastSeen } from './people/last-seen.ts';
import { rememberNewRole } from './people/new-role.ts';
import { createPrivateMirror } from './private/private-mirror.ts';
import { createPrivatePages } from './private/private-pages.ts';
import { createPublisher } from './publisher.ts';
import { createOlderQuotes } from './quotes/older-quotes.ts';
import { forgetTotals } from './searches/totals-copy.ts';
import { createSession } from './session.ts';
import { createLeaveGuard } from './shared/forms/leave-guard.ts';
import { clearLabelsToPrint } from './shared/paper/labels-to-print.ts';
import { mailWay } from './shared/passwords/mail-way.ts';
import { createUploadQueue } from './shared/uploads/upload-queue.ts';
import type { Staff } from './staff.ts';
import { createStaffBackend } from './staff-backend.ts';
import { seenDocument, watchFeeds } from './staff-feeds.ts';

/** Makes the parts of the staff area, gives each what it needs, and starts the background ones. Called once a page. */
export function composeStaff(): Staff {
  // Once a page: each private page, each page of the log and the session need it.
  const readConfig = onceItWorks(rememberedBackendConfig);
  const backend = createStaffBackend(readConfig);
  const { applyEntry, listenToCollection, listenToTail, openSession, publishCatalogue, sendFile, watchLatestLog } =
    backend;
  const { deleteFile } = backend;
  const uploads = createUploadQueue({ write: claimUploadWriter(), sendFile, deleteFile });
  const startSending = createSender({
    applyEntry,
    storeFilesOf: uploads.storeFilesOf,
    deleteFile,
    forgetFolder: (folder) => uploads.forgetFolder(folder),
  });
  const writeDocuments = claimDocumentsWriter();
  const journal = createJournalSync({
    write: claimJournalWriter(),
    watchFeeds: (onChange) => watchFeeds({ listenToCollection, write: writeDocuments }, onChange),
    seenDocument,
    startSending,
  });
  const publisher = createPublisher({ write: claimPublishWriter(), publishCatalogue });
  const leaveGuard = createLeaveGuard();
  const rest = {
    readConfig,
    freshToken: async () => (await openSession()).connection.freshToken(),
  };
  const privateMirror = createPrivateMirror({
    write: claimPrivateDocumentsWriter(),
    listenToTail,
    readPage: createPrivatePages(rest),
  });
  const log = createLogReader({ write: claimLogWriter(), watchLatestLog, readPage: createLogPages(rest) });
  const session = createSession({
    write: claimSessionWriter(),
    openSession,
    onNewRole(role, less) {
      leaveGuard.stopAsking();
      rememberNewRole(role);
      // The page loads again when the device has forgotten what the role may not see; forms that are open are kept.
      void (less ? forgetCosts() : Promise.resolve()).finally(() => location.reload());
    },
    onMember: createLastSeen(backend),
    holdsUnsent: () => journalStore.getState().keeps === false && journalStore.getState().journal.some(isPending),
    onSignedOutElsewhere() {
      // Whoever signed out was asked about every form that is kept on the device.
      leaveGuard.stopAsking();
      location.reload();
    },
    async forgetWork() {
      clearLabelsToPrint();
      await forgetAll([
        uploads.forgetAll(),
        forgetStaffWork(),
        privateMirror.forget(),
        forgetTotals(),
        log.forget(),
        dropAnyDraft(),
        dropReceivedList(),
        forgetFacts(),
      ]);
    },
  });

  /** Deletes what a device may not keep for a person without the right to costs. The SDK's own copy stays while another tab uses it; that tab deletes it. */
  async function forgetCosts(): Promise<void> {
    await Promise.allSettled([privateMirror.forget(), log.forget(), dropAnyDraft(), dropReceivedList()]);
    await openSession()
      .then((opened) => opened.clearCache())
      .catch((reason: unknown) => console.info('Copia del SDK sin borrar', reason));
  }

  privateMirror.start();
  log.start();
  onceSignedIn(() => {
    startMirror(createMirrorSink());
    void startWork();
    publisher.keepPublished();
  });
  async function startWork(): Promise<void> {
    await journal.start();
    await uploads.start();
  }

  return {
    backend,
    readConfig,
    // Read anew each time, because the owner may set up a mail server while pages are open.
    readMailWay: () => mailWay(rememberedBackendConfig),
    session,
    journal,
    uploads,
    publisher,
    olderQuotes: createOlderQuotes({ write: claimOlderQuotesWriter(), backend }),
    leaveGuard,
    log,
  };
}

/** Waits for the session, because the feeds need the person's permission. What is started runs for as long as the page is open. */
function onceSignedIn(start: () => void): void {
  const unsubscribe = sessionStore.subscribe(({ status }) => {
    if (status !== 'signed-in') return;
    unsubscribe();
    start();
  });
}
