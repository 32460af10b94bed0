import type { Config } from '../config.ts';
import { logInfo } from '../log.ts';
import { fileOutbox, type Outbox } from './outbox.ts';
import { type StoreName, smtpOutbox } from './smtp-outbox.ts';

export function createOutbox({ dataDir, smtp }: Pick<Config, 'dataDir' | 'smtp'>, storeName: StoreName): Outbox {
  const file = fileOutbox(dataDir, logInfo);
  return smtp === undefined ? file : smtpOutbox(smtp, storeName, file, logInfo);
}
