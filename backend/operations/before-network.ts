import { ConfigError } from '../config.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { addStaff, readEmail, type StaffStores } from './run-staff-command.ts';

/**
 * Before others than this machine reach the server: a store without staff gets its first colleague, where an address was given, and the demo's
 * colleague, whose password everybody can read in the manual, gets another. Answers what the owner must be told, passwords among it. Throws
 * ConfigError where the address is none.
 */
export async function prepareForNetwork(
  stores: StaffStores,
  ownerEmail: string | undefined,
): Promise<readonly string[]> {
  const hasStaff = stores.database.state.collections().some(({ path }) => path === 'personal');
  if (!hasStaff) {
    if (ownerEmail === undefined) return [];
    if (readEmail(ownerEmail) === undefined) throw new ConfigError(`OWNER_EMAIL: «${ownerEmail}» no es un correo.`);
    const answer = await addStaff(stores, ownerEmail);
    return answer.ok
      ? ['Primera vez en la red: esta es la primera cuenta del personal.', ...answer.value]
      : [answer.error];
  }
  const demo = stores.accounts.byEmail(DEMO_STAFF.email);
  if (demo === undefined || demo.disabled || !(await stores.hasher.matches(DEMO_STAFF.password, demo.passwordHash)))
    return [];
  const answer = await addStaff(stores, DEMO_STAFF.email);
  return answer.ok ? ['La contraseña de la demostración es pública; ahora es otra.', ...answer.value] : [answer.error];
}
