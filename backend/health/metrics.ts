import type { Store } from '../databases/store.ts';

/** Upper bounds of the histogram's buckets, in seconds. */
const COMMIT_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** A value that is asked for when the metrics are read. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** The values, by their labels in the form of the text format: `{rpc="Listen"}`, or an empty text. */
  readonly read: () => Readonly<Record<string, number>>;
}

/** Counters of one server, in Prometheus' text format. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #commits = COMMIT_BUCKETS.map(() => 0);
  readonly #gauges: Gauge[] = [];
  #commitCount = 0;
  #commitSeconds = 0;
  #commitsFailed = 0;

  countRequest(service: string, status: number): void {
    const key = `{service="${service}",status="${status}"}`;
    this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
  }

  addGauge(gauge: Gauge): void {
    this.#gauges.push(gauge);
  }

  /** The same store, with the time of each commit measured: to the disk and back. */
  measure(store: Store): Store {
    return {
      ...store,
      commit: (commit) => {
        const start = performance.now();
        try {
          store.commit(commit);
        } catch (error) {
          this.#commitsFailed += 1;
          throw error;
        }
        this.#observe((performance.now() - start) / 1000);
      },
    };
  }

  #observe(seconds: number): void {
    this.#commitCount += 1;
    this.#commitSeconds += seconds;
    const at = COMMIT_BUCKETS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#commits[at] = (this.#commits[at] ?? 0) + 1;
  }

  toText(): string {
    const refused = [...this.#requests].filter(([key]) => /status="(401|403|413|421|429|5\d\d)"/.test(key));
    return [
      ...family('fragua_requests_total', 'counter', 'Answers, by service and HTTP status.', [...this.#requests]),
      ...family('fragua_refusals_total', 'counter', 'Answers that refused: 401, 403, 413, 421, 429 and 5xx.', refused),
      ...this.#gauges.flatMap(({ name, help, read }) => family(name, 'gauge', help, Object.entries(read()))),
      ...this.#commitLines(),
      '',
    ].join('\n');
  }

  #commitLines(): string[] {
    let below = 0;
    const buckets = COMMIT_BUCKETS.map((bound, i): [string, number] => {
      below += this.#commits[i] ?? 0;
      return [`_bucket{le="${bound}"}`, below];
    });
    return [
      ...family('fragua_commit_seconds', 'histogram', 'Time of a commit, to the disk and back.', [
        ...buckets,
        ['_bucket{le="+Inf"}', this.#commitCount],
        ['_sum', this.#commitSeconds],
        ['_count', this.#commitCount],
      ]),
      ...family('fragua_commits_failed_total', 'counter', 'Commits that the disk did not take.', [
        ['', this.#commitsFailed],
      ]),
    ];
  }
}

function family(name: string, type: string, help: string, values: readonly (readonly [string, number])[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}
