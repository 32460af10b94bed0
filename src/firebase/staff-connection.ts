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
  /** What the log says of who writes. Asked for before a transaction begins. */
  readonly signature: () => Promise<Signature>;
}

export interface Signature {
  readonly email: string;
  /** What the device is called in the log. */
  readonly device: string;
  /** The time in milliseconds, to within an hour of the server's, even where the device's clock is wrong. */
  readonly now: number;
}
