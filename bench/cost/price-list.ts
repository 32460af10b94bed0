/** Dollars for a unit, beyond what a month or a day has for nothing. */
interface Price {
  readonly dollars: number;
  readonly per: number;
  readonly free: number;
}

const DAYS = 30;
const MILLION = 1_000_000;
const GIB = 2 ** 30;
const GB = 1e9;
const per = (unit: number, dollars: number, free = 0): Price => ({ per: unit, dollars, free });

/** What a month is billed by. */
export interface MonthlyUsage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Bytes out of Firestore. */
  readonly firestoreBytes: number;
  /** Bytes kept in Firestore. */
  readonly firestoreStored: number;
  /** Bytes out of Hosting: files, and the pages that its network keeps. */
  readonly hostingBytes: number;
  readonly hostingStored: number;
  /** Calls of the function that renders pages. */
  readonly calls: number;
  readonly gibSeconds: number;
  readonly cpuSeconds: number;
  /** Bytes from the function to Hosting's network. */
  readonly functionBytes: number;
  /** Bytes of uploaded pictures. */
  readonly storageBytes: number;
}

/**
 * Dollars, for Firestore in `nam5` and functions in `us-central1`, the places that Firebase proposes in North America. The price of another place is
 * another: put it here and run the bench again.
 *
 * Compared on 2026-11-26 with copies of Google's own pages, because those cannot be asked from here: reads, writes, deletes and what is kept in
 * Firestore, with what is free (https://firebase.google.com/docs/firestore/pricing); the function, with what is free and that its time is billed in
 * steps of 100 ms (https://cloud.google.com/run/pricing); bytes out of Storage, worldwide, up to 10 TiB (https://cloud.google.com/storage/pricing, as
 * transcribed on 2026-09-20). With transcripts by others only: Hosting, and the bytes of functions (https://firebase.google.com/pricing). With nothing:
 * the price of a byte out of Firestore, taken to be that of Storage; only its free ten GiB are confirmed.
 *
 * Google gives away 1 GiB of a function's bytes within North America by the page of Cloud Run and 5 GB by that of Firebase. Newer buckets in the
 * United States have 100 GB a month free and no gigabyte a day. Neither moves a sum of more than a few cents.
 */
export const PRICES: Readonly<Record<keyof MonthlyUsage, Price>> = {
  reads: per(100_000, 0.06, 50_000 * DAYS),
  writes: per(100_000, 0.18, 20_000 * DAYS),
  deletes: per(100_000, 0.02, 20_000 * DAYS),
  firestoreBytes: per(GIB, 0.12, 10 * GIB),
  firestoreStored: per(GIB, 0.18, GIB),
  hostingBytes: per(GB, 0.15, 360e6 * DAYS),
  hostingStored: per(GB, 0.026, 10 * GB),
  calls: per(MILLION, 0.4, 2 * MILLION),
  gibSeconds: per(1, 0.0000025, 360_000),
  cpuSeconds: per(1, 0.000024, 180_000),
  functionBytes: per(GB, 0.12, 5 * GB),
  storageBytes: per(GB, 0.12, GB * DAYS),
};

export const UNITS = Object.keys(PRICES) as readonly (keyof MonthlyUsage)[];

/** NextFaster, a shop of a million products on Vercel, from 20 October to 11 November 2024: https://github.com/ethanniser/NextFaster#costs */
export const NEXT_FASTER = { views: 1_000_000, visitors: 45_000, dollars: 513.12, withoutPictures: 353.12 };
