/** Set where the person of this device does not want its searches to be reported. */
const KEY = 'busquedas-sin-reporte';

/** The browser says for every site that nothing is to be passed on. https://privacycg.github.io/gpc-spec/ */
const asksForPrivacy = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Whether this device may report what was searched on it. Where it has no storage there is nothing to report either. */
export function mayReport(): boolean {
  try {
    return !asksForPrivacy() && localStorage.getItem(KEY) !== '1';
  } catch {
    return false;
  }
}

export function chooseReports(areWanted: boolean): void {
  if (areWanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, '1');
}
