import type { BackendConfig } from '#rest/backend-config.ts';

/** The project that a function runs in, from what Google sets in its environment. Throws where it says none. */
export function projectConfig(env: Readonly<Record<string, string | undefined>>): BackendConfig {
  const set: unknown = JSON.parse(env['FIREBASE_CONFIG'] ?? '{}');
  const text = (name: string): string | undefined => {
    const value: unknown = typeof set === 'object' && set ? Reflect.get(set, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const projectId = text('projectId') ?? env['GCLOUD_PROJECT'];
  if (!projectId) throw new Error('FIREBASE_CONFIG names no project');
  const storageBucket = text('storageBucket') ?? `${projectId}.firebasestorage.app`;
  return { projectId, apiKey: '', storageBucket, embedded: false };
}
