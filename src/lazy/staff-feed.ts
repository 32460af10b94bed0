/** The staff's own listeners, with the SDK that they need. */
export const loadStaffFeed = () => import('#firebase/feeds/staff-feed.ts');
