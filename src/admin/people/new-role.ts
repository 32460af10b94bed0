import { isStaffRole, type StaffRole } from '#domain/staff/people/roles.ts';

const KEY = 'fragua-rol-nuevo';

/** Kept over the load of the page that a new role needs, so that the person is told why. */
export function rememberNewRole(role: StaffRole): void {
  try {
    sessionStorage.setItem(KEY, role);
  } catch {
    // Without storage the page opens with the new role and says nothing.
  }
}

/** The role that this page was loaded again for; `null` otherwise. */
export function readNewRole(): StaffRole | null {
  try {
    const role = sessionStorage.getItem(KEY);
    return isStaffRole(role) ? role : null;
  } catch {
    return null;
  }
}

export function forgetNewRole(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
