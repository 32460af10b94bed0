/** The listeners of the staff area, with the SDK. */
export const loadStaffFeed = () => import('#firebase/feeds/staff-feed.ts');
