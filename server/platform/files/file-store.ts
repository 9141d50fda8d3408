/** Where uploaded and generated files are kept. */
export interface FileStore {
  /** Keeps the bytes; answers the public path, such as /files/workItemImages/5_0.webp. */
  put(folder: string, name: string, bytes: Buffer, contentType: string): Promise<string>;
  /** The bytes of a file put before, or null. */
  read(folder: string, name: string): Promise<{ bytes: Buffer; contentType: string } | null>;
}

const SAFE_PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** Refuses names that could leave their folder. */
export function safePath(folder: string, name: string): string | null {
  return SAFE_PART.test(folder) && SAFE_PART.test(name) ? `${folder}/${name}` : null;
}

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** The content type served for a file of this name. */
export const contentTypeOf = (name: string) =>
  TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
