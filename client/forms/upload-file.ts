import { useMemo } from 'react';
import type { Session } from '../graphql/session';
import { useSession } from '../graphql/use-session';
import { usePageConfig } from '../lib/page-config';

/** The server's answer for a stored file; `url` is the value for a record (docs/files.md). */
export type StoredFile = {
  url: string;
  width: number | null;
  height: number | null;
  contentType: string;
  size: number;
  name: string | null;
};

export type UploadOptions = {
  /** The file name to send. */
  name: string;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
};

/** A failed upload, with a message for the user; `again` is true if the same file may succeed next time. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  constructor(
    message: string,
    readonly again: boolean,
  ) {
    super(message);
  }
}

const UNREACHABLE = 'Can’t connect to Uplift. Check your connection and try again.';
const OURS = 'Something went wrong on our side. Try again in a moment.';

type Answer = { status: number; body: unknown };

/** Uses XMLHttpRequest, since fetch does not report the progress of uploads. */
function post(address: string, file: Blob, token: string | null, options: UploadOptions): Promise<Answer> {
  const { name, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const callOff = () => request.abort();
    const end = () => signal?.removeEventListener('abort', callOff);
    request.open('POST', address);
    request.responseType = 'text';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    request.onload = () => {
      end();
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) });
      } catch {
        resolve({ status: request.status, body: null });
      }
    };
    request.onerror = () => {
      end();
      reject(new UploadFailure(UNREACHABLE, true));
    };
    request.onabort = () => {
      end();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    };
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', callOff);
    const form = new FormData();
    form.append('file', file, name);
    request.send(form);
  });
}

const messageIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null;

/**
 * Sends a file to an address of the API as the signed-in user: with their token, which is renewed once if it has
 * expired (R311), with progress, and cancellable. Throws `UploadFailure`, or an AbortError.
 */
export async function sendFile(
  session: Session,
  address: string,
  file: Blob,
  options: UploadOptions,
): Promise<object> {
  await session.whenKnown();
  let answer = await post(address, file, session.accessToken, options);
  if (answer.status === 401 && (await session.renew()))
    answer = await post(address, file, session.accessToken, options);
  const { status, body } = answer;
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null) return body;
  const refused = status >= 400 && status < 500;
  const hasMessage = refused || status === 503 || status === 507;
  throw new UploadFailure(
    (hasMessage && messageIn(body)) || OURS,
    !refused || status === 401 || status === 429,
  );
}

/** Sends a file to `POST /api/files/:folder`. */
export async function uploadFile(...sent: Parameters<typeof sendFile>): Promise<StoredFile> {
  const body = await sendFile(...sent);
  if ('url' in body) return body as StoredFile;
  throw new UploadFailure(OURS, true);
}

/**
 * Returns a function that uploads files to a folder of docs/files.md, for a field's `upload`; it returns the address
 * for a record.
 */
export function useUpload(folder: string): (file: Blob, options: UploadOptions) => Promise<string> {
  const session = useSession();
  const { apiUrl = '' } = usePageConfig();
  return useMemo(
    () => async (file, options) =>
      (await uploadFile(session, `${apiUrl}/api/files/${folder}`, file, options)).url,
    [session, apiUrl, folder],
  );
}
