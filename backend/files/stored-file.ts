/** What a client may set, at upload and later. */
export interface FileSettings {
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
  readonly contentDisposition: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly contentLanguage: string | undefined;
  readonly custom: Readonly<Record<string, string>>;
}

/** A file as the store knows it. Its bytes lie under their SHA-256; times are milliseconds since 1970. */
export interface StoredFile extends FileSettings {
  readonly bucket: string;
  readonly name: string;
  /** Microseconds; higher for every new content under this name. */
  readonly generation: number;
  readonly metageneration: number;
  readonly sha256: string;
  /** Base64, for clients that compare. */
  readonly md5: string;
  readonly size: number;
  /** Allows reading the file without any other permission: it is part of the download address. */
  readonly downloadToken: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The object resource, the answer to uploads, metadata reads and updates. `size` and the generations are texts. */
export function fileToJson(file: StoredFile): object {
  const { custom, cacheControl, contentLanguage } = file;
  return {
    name: file.name,
    bucket: file.bucket,
    generation: String(file.generation),
    metageneration: String(file.metageneration),
    contentType: file.contentType ?? 'application/octet-stream',
    timeCreated: new Date(file.createdAt).toISOString(),
    updated: new Date(file.updatedAt).toISOString(),
    storageClass: 'STANDARD',
    size: String(file.size),
    md5Hash: file.md5,
    contentEncoding: file.contentEncoding ?? 'identity',
    contentDisposition: file.contentDisposition ?? `inline; filename*=utf-8''${nameToHeader(file.name)}`,
    ...(cacheControl === undefined ? {} : { cacheControl }),
    ...(contentLanguage === undefined ? {} : { contentLanguage }),
    ...(Object.keys(custom).length === 0 ? {} : { metadata: custom }),
    downloadTokens: file.downloadToken,
  };
}

/** The last part of the name, as RFC 8187 wants it in a header: nothing in it can end the value. */
export function nameToHeader(name: string): string {
  const last = name.split('/').findLast((part) => part !== '') ?? 'archivo';
  return encodeURIComponent(last).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
