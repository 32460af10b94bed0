/** Quotations and repairs older than those that are listened to, with the SDK that reading them needs. */
export const loadStaffPages = () => import('#firebase/staff-pages.ts');
