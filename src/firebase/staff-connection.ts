import type { FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';

/** What the staff's reads and writes go through. Opened once a page, with the session. */
export interface StaffConnection {
  readonly app: FirebaseApp;
  readonly db: Firestore;
  /** Whether the page's own origin speaks Firebase, instead of Google. */
  readonly embedded: boolean;
  /** Asks for a token that is valid now. Rejects where somebody is signed in and there is none to be had. */
  readonly freshToken: () => Promise<unknown>;
  /** The signed-in person; empty where nobody is. */
  readonly uid: () => string;
}
