import type { Config } from '../config.ts';
import { logInfo } from '../log.ts';
import { fileOutbox, type Outbox } from './outbox.ts';
import { type Sender, smtpOutbox } from './smtp-outbox.ts';

export function createOutbox({ dataDir, smtp }: Pick<Config, 'dataDir' | 'smtp'>, sender: Sender): Outbox {
  const file = fileOutbox(dataDir, logInfo);
  return smtp === undefined ? file : smtpOutbox(smtp, sender, file, logInfo);
}
