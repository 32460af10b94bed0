import type { BackendConfig } from '#rest/backend-config.ts';

/** Who sends the mails that lead to a new password: Firebase its own, our server through the owner's mail server, or nobody. */
export type MailWay = 'firebase' | 'server' | 'none';

/** Where the server does not answer this it was there a moment ago; then that it sends mail is the better guess. */
export const mailWay = (readConfig: () => Promise<BackendConfig>): Promise<MailWay> =>
  readConfig().then(
    ({ embedded, sendsMail }) => (sendsMail === false ? 'none' : embedded ? 'server' : 'firebase'),
    () => 'server',
  );
