import { fetchBackendConfig } from '#rest/backend-config.ts';

/** Who sends the shop's mails: Firebase its own, our server through the owner's mail server, or nobody. */
export type MailWay = 'firebase' | 'server' | 'none';

/** When the server does not answer this it was there a moment ago; then that it sends mail is the better guess. */
export const mailWay = (): Promise<MailWay> =>
  fetchBackendConfig().then(
    ({ embedded, sendsMail }) => (sendsMail === false ? 'none' : embedded ? 'server' : 'firebase'),
    () => 'server',
  );
