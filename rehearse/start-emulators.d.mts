/** What Storage's rules are asked for one operation; of a resource what Google's emulator knows of the file. */
export interface FileRequest {
  readonly method: string;
  /** `b/{bucket}/o/{name}`; of a list the folder. */
  readonly path: string;
  readonly file: { readonly before?: object; readonly after?: object };
  readonly token?: string;
}

export type Service = 'auth' | 'firestore' | 'storage' | 'hosting' | 'functions';

export interface Emulators {
  readonly projectId: string;
  readonly ports: Promise<Readonly<Record<string, number>>>;
  readonly ready: Promise<Readonly<Record<Service, number>>>;
  stop(): Promise<void>;
  readonly output: string[];
}

export function missingTool(services?: readonly Service[]): string | undefined;

/** What functions need and is not there, in words. */
export function missingFunction(config: string): string | undefined;

export function startEmulators(options?: {
  readonly projectId?: string;
  readonly services?: readonly Service[];
  readonly config?: string;
  readonly firestoreHost?: string;
  readonly mayUseFile?: (request: FileRequest) => boolean | Promise<boolean>;
}): Emulators;
