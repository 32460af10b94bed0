import type { StaffConnection } from '#firebase/staff-connection.ts';
import { loadApplyChanges } from '#lazy/apply-changes.ts';
import { loadKiosks } from '#lazy/kiosks.ts';
import { loadLogFeed } from '#lazy/log-feed.ts';
import { loadPeople } from '#lazy/people.ts';
import { loadPriceUpload } from '#lazy/price-upload.ts';
import { loadPublishCatalogue } from '#lazy/publish-catalogue.ts';
import { loadSession } from '#lazy/session.ts';
import { loadStaffFeed } from '#lazy/staff-feed.ts';
import { loadStaffPages } from '#lazy/staff-pages.ts';
import { loadSuppliers } from '#lazy/suppliers.ts';
import { loadUploadHistory } from '#lazy/upload-history.ts';
import { loadUploads } from '#lazy/uploads.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { onceItWorks } from './once-it-works.ts';

/** What the staff area asks of the store's backend. */
export type StaffBackend = ReturnType<typeof createStaffBackend>;

/**
 * The store's backend as a signed-in person uses it, one for each page. The configuration is read once, the session opened once, and the
 * SDK's code is loaded by the first call that needs it. What fails without a network is tried again at the next call.
 */
export function createStaffBackend(readConfig: () => Promise<BackendConfig>) {
  const config = onceItWorks(readConfig);
  const openSession = onceItWorks(async () => {
    const [session, known] = await Promise.all([loadSession(), config()]);
    return session.openSession(known);
  });

  /** A function of the late SDK code, given the connection as its first argument. */
  const late =
    <Module, Args extends unknown[], Answer>(
      load: () => Promise<Module>,
      pick: (module: Module) => (connection: StaffConnection, ...args: Args) => Answer,
    ) =>
    async (...args: Args): Promise<Awaited<Answer>> => {
      const [module, { connection }] = await Promise.all([load(), openSession()]);
      return await pick(module)(connection, ...args);
    };

  return {
    /** Whether it is our own server and not Firebase. */
    isEmbedded: async () => (await config()).embedded,
    openSession,
    applyEntry: late(loadApplyChanges, (code) => code.applyEntry),
    publishCatalogue: late(loadPublishCatalogue, (code) => code.publishCatalogue),
    sendFile: late(loadUploads, (code) => code.sendFile),
    deleteFile: late(loadUploads, (code) => code.deleteFile),

    listenToCollection: late(loadStaffFeed, (code) => code.listenToStaffCollection),
    listenToDocument: late(loadStaffFeed, (code) => code.listenToStaffDocument),
    watchDocument: late(loadStaffFeed, (code) => code.watchStaffDocument),
    listenToTail: late(loadStaffFeed, (code) => code.listenToStaffTail),
    watchLog: late(loadLogFeed, (code) => code.watchLog),
    watchLatestLog: late(loadLogFeed, (code) => code.watchLatestLog),
    readStaffPage: late(loadStaffPages, (code) => code.readStaffPage),
    allStaffPages: late(loadStaffPages, (code) => code.allStaffPages),

    watchPeople: late(loadPeople, (code) => code.watchPeople),
    watchInvitations: late(loadPeople, (code) => code.watchInvitations),
    invite: late(loadPeople, (code) => code.invite),
    withdrawInvitation: late(loadPeople, (code) => code.withdrawInvitation),
    endSessions: late(loadPeople, (code) => code.endSessions),
    removePerson: late(loadPeople, (code) => code.removePerson),
    markSeen: late(loadPeople, (code) => code.markSeen),
    joinStaff: late(loadPeople, (code) => code.joinStaff),

    watchKiosks: late(loadKiosks, (code) => code.watchKiosks),
    saveKiosk: late(loadKiosks, (code) => code.saveKiosk),
    removeKiosk: late(loadKiosks, (code) => code.removeKiosk),

    createPriceUpload: late(loadPriceUpload, (code) => code.createUpload),
    runPriceUpload: late(loadPriceUpload, (code) => code.runUpload),
    cancelPriceUpload: late(loadPriceUpload, (code) => code.cancelUpload),
    resumePriceUpload: late(loadPriceUpload, (code) => code.resumeUpload),
    watchPriceUploads: late(loadUploadHistory, (code) => code.watchUploads),
    watchPriceUpload: late(loadUploadHistory, (code) => code.watchUpload),
    watchStaffNames: late(loadUploadHistory, (code) => code.watchStaffNames),
    readPriceUploadRows: late(loadUploadHistory, (code) => code.readUploadRows),
    watchSuppliers: late(loadSuppliers, (code) => code.watchSuppliers),
    readLastList: late(loadSuppliers, (code) => code.readLastList),
    rememberSupplier: late(loadSuppliers, (code) => code.rememberSupplier),
    readPriceTurn: late(loadUploadHistory, (code) => code.readPriceTurn),
  };
}
