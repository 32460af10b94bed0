import { createContext, useContext } from 'react';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { LogReader } from './history/log-reader.ts';
import type { JournalSync } from './journal/journal-sync.ts';
import type { Publisher } from './publisher.ts';
import type { OlderQuotes } from './quotes/older-quotes.ts';
import type { Session } from './session.ts';
import type { LeaveGuard } from './shared/forms/leave-guard.ts';
import type { MailWay } from './shared/passwords/mail-way.ts';
import type { UploadQueue } from './shared/uploads/upload-queue.ts';
import type { StaffBackend } from './staff-backend.ts';

/** What the screens of the staff area can do. `main.tsx` makes it once a page. What the screens show is in the stores. */
export interface Staff {
  readonly backend: StaffBackend;
  /** The backend's configuration, for what asks it by plain `fetch`. */
  readonly readConfig: () => Promise<BackendConfig>;
  /** Who sends mails now. */
  readonly readMailWay: () => Promise<MailWay>;
  readonly session: Session;
  readonly journal: JournalSync;
  readonly uploads: UploadQueue;
  readonly publisher: Publisher;
  readonly olderQuotes: OlderQuotes;
  readonly log: LogReader;
  readonly leaveGuard: LeaveGuard;
}

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('There is no StaffContext around this component.');
  return staff;
}
