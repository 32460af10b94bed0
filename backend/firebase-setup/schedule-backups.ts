import type { FirebaseOrigins } from '../transfer/firebase/firebase-origins.ts';
import { type GoogleApi, GoogleRefusal } from '../transfer/firebase/google-api.ts';

const DAY_S = 86_400;
const KEPT_DAYS = 14;

/**
 * Has Google back the database up every day. A shop is open without it, so a refusal is told and stops nothing.
 * @returns what came of it, for the owner
 */
export async function scheduleBackups(api: GoogleApi, origins: FirebaseOrigins, projectId: string): Promise<string> {
  const schedule = { retention: `${KEPT_DAYS * DAY_S}s`, dailyRecurrence: {} };
  try {
    await api.json(`${origins.firestore}/v1/projects/${projectId}/databases/(default)/backupSchedules`, schedule);
    return 'Google hará un respaldo de Firestore cada día y lo guardará catorce días.';
  } catch (error) {
    if (!(error instanceof GoogleRefusal)) throw error;
    return `El respaldo diario no se pudo programar: ${error.message} La tienda funciona sin él; docs/deploying.md dice cómo programarlo a mano.`;
  }
}
