import type { IncomingMessage, RequestListener } from 'node:http';
import type { Databases } from '../databases/databases.ts';
import type { Api } from '../http/api.ts';
import type { ChannelRpcs } from '../http/channel-rpcs.ts';
import { createHealthApi } from '../http/health-api.ts';
import { countAnswers, createMetricsApi } from '../http/metrics-api.ts';
import type { ReadBody } from '../http/read-body.ts';
import { createReportApi } from '../http/report-api.ts';
import { memoryGauge, streamsGauge } from './gauges.ts';
import { type BackupState, createHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { probeDisk, probeMemory } from './probes.ts';

export interface MonitoringOptions {
  readonly dataDir: string;
  /** Whether nothing more is written until a restart. */
  readonly isInDoubt: () => boolean;
  readonly metrics: Metrics;
  readonly databases: Databases;
  readonly rpcs: ChannelRpcs;
  readonly backup: () => BackupState;
  /** When the newest backup was made, in milliseconds. */
  readonly lastBackup: () => number | null;
  /** Whether a request is a colleague's. */
  readonly isStaff: (request: IncomingMessage) => Promise<boolean>;
  readonly readBody: ReadBody;
}

export interface Monitoring {
  readonly apis: readonly Api[];
  /** The same handler, with its answers counted. */
  count(handler: RequestListener): RequestListener;
}

/** What tells how the server is: `/healthz`, `/metrics`, and what browsers report. */
export function createMonitoring({
  dataDir,
  isInDoubt,
  metrics,
  databases,
  rpcs,
  backup,
  lastBackup,
  isStaff,
  readBody,
}: MonitoringOptions): Monitoring {
  const health = createHealth({
    disk: () => probeDisk(dataDir, isInDoubt()),
    memory: probeMemory,
    clock: () => (databases.isClockAhead ? 'ahead' : 'ok'),
    backup,
  });
  metrics.addGauge(memoryGauge);
  metrics.addGauge(streamsGauge(rpcs));
  return {
    apis: [
      createHealthApi(Date.now(), health, lastBackup),
      createMetricsApi(metrics, isStaff),
      createReportApi(readBody),
    ],
    count: (handler) => countAnswers(metrics, handler),
  };
}
