import { readFile } from 'node:fs/promises';
import { startEmulators } from '#rehearse/start-emulators.mjs';
import type { GoogleServices } from './account-shop.ts';
import { documentsOf, fileRules } from './google-file-rules.ts';

const PROJECT = 'demo-contrato';
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Starts Google's emulators of Auth and Storage beside the Firestore emulator of a port, whose project is given the deployed rules. Passwords are
 * refused as every project of Firebase that was made since September 2023 does it: a wrong one and an unknown address alike.
 */
export async function startGoogleServices(firestore: number): Promise<GoogleServices & { stop(): Promise<void> }> {
  const origin = `http://127.0.0.1:${firestore}`;
  const emulators = startEmulators({
    projectId: PROJECT,
    services: ['auth', 'storage'],
    mayUseFile: fileRules('firebase.json', documentsOf(origin, PROJECT)),
  });
  const { auth, storage } = await emulators.ready;
  const ask = async (method: string, url: string, body: object): Promise<void> => {
    const answer = await fetch(url, { method, headers: OWNER, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  };
  const content = await readFile('firestore.rules', 'utf8');
  await ask('PUT', `${origin}/emulator/v1/projects/${PROJECT}:securityRules`, { rules: { files: [{ content }] } });
  const field = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const config = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  await ask('PATCH', `${config}?updateMask=${field}`, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
  return { project: PROJECT, ports: { auth, firestore, storage }, stop: () => emulators.stop() };
}
