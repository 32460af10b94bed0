import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { rememberFiles } from '#pictures/file-address.ts';
import { claimServedPage } from '#store/catalogue-store.ts';
import { claimServedDay } from '#store/day-store.ts';
import { claimServedProfile } from '#store/profile-store.ts';

const open = claimServedPage();
const openDay = claimServedDay();
const openProfile = claimServedProfile();

/** Fills the stores with what a page is rendered from, on a server and in the browser alike. */
export function openServedPage(page: ServedPage): void {
  rememberFiles(page.files);
  open(page);
  openProfile(page.settings);
  openDay(page.day);
}
