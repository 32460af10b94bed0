/** Counts what is searched on this device, and reports it. Only visitors who search load it, some seconds after they did. */
export const loadSearchReports = () => import('#search-reports/search-reports.ts');
