export interface Build {
  readonly builtAt: number;
  readonly assets: readonly string[];
}
export function readBuilds(site: string): Promise<Build[]>;
export function putAside(site: string, aside: string): Promise<void>;
export function fetchAside(origin: string, aside: string): Promise<void>;
export function bringAlong(
  aside: string,
  site: string,
  now?: number,
): Promise<{ readonly builds: number; readonly older: number }>;
