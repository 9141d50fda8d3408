import { useEffect, useRef, useState } from 'react';
import {
  cutPicture,
  kindOfPicture,
  loadPicture,
  type PictureArea,
  type PictureKind,
  type PictureShape,
  WrongPicture,
} from './picture-file';
import { UploadFailure, type UploadOptions } from './upload-file';

export type SendPicture = (file: Blob, options: UploadOptions) => Promise<string>;

type LoadedPicture = { address: string; kind: PictureKind; picture: HTMLImageElement };

/** The state of a picture between choosing its file and having its address. */
export type PictureState =
  | { step: 'still' }
  | { step: 'reading' }
  | ({ step: 'cutting' } & LoadedPicture)
  | { step: 'sending'; share: number }
  | { step: 'failed'; message: string; again: boolean };

const nameOf = (kind: PictureKind) => (kind === 'image/png' ? 'picture.png' : 'picture.jpg');

const STILL: PictureState = { step: 'still' };

const failed = (error: unknown): PictureState => {
  if (error instanceof DOMException && error.name === 'AbortError') return STILL;
  if (error instanceof WrongPicture) return { step: 'failed', message: error.message, again: false };
  if (error instanceof UploadFailure) return { step: 'failed', message: error.message, again: error.again };
  return { step: 'failed', message: 'Something went wrong. Try again.', again: true };
};

/**
 * Reads, crops and uploads a picture; the cropped picture is kept until it is sent, so that a failed upload can be
 * repeated.
 */
export function usePicture(
  send: SendPicture,
  onSent: (address: string) => void,
  /** `uncut`: not cropped, for pictures without a fixed shape. */
  { maxBytes, uncut = false }: { maxBytes?: number; uncut?: boolean } = {},
) {
  const [state, setState] = useState<PictureState>(STILL);
  const cut = useRef<{ blob: Blob; name: string } | null>(null);
  const upload = useRef<AbortController | null>(null);
  const originalUrl = useRef<string | null>(null);
  const forget = () => {
    if (originalUrl.current) URL.revokeObjectURL(originalUrl.current);
    originalUrl.current = null;
  };
  useEffect(
    () => () => {
      upload.current?.abort();
      if (originalUrl.current) URL.revokeObjectURL(originalUrl.current);
    },
    [],
  );

  const choose = async (file: Blob) => {
    forget();
    setState({ step: 'reading' });
    try {
      const kind = await kindOfPicture(file, maxBytes);
      const address = URL.createObjectURL(file);
      originalUrl.current = address;
      const picture = await loadPicture(address);
      if (!uncut) return setState({ step: 'cutting', address, kind, picture });
      forget();
      cut.current = { blob: file, name: nameOf(kind) };
      await retry();
    } catch (error) {
      forget();
      setState(failed(error));
    }
  };
  const retry = async () => {
    if (!cut.current) return;
    const control = new AbortController();
    upload.current = control;
    setState({ step: 'sending', share: 0 });
    const { blob, name } = cut.current;
    try {
      const onProgress = (share: number) => setState({ step: 'sending', share });
      onSent(await send(blob, { name, onProgress, signal: control.signal }));
      cut.current = null;
      setState(STILL);
    } catch (error) {
      setState(failed(error));
    }
  };
  const take = async ({ picture, kind }: LoadedPicture, area: PictureArea, shape: PictureShape) => {
    setState({ step: 'reading' });
    try {
      const blob = await cutPicture(picture, area, shape, kind);
      cut.current = { blob, name: nameOf(kind) };
      forget();
    } catch (error) {
      return setState(failed(error));
    }
    await retry();
  };
  return {
    state,
    choose,
    take,
    retry,
    /** Cancels cropping or uploading. */
    stop: () => {
      upload.current?.abort();
      forget();
      setState(STILL);
    },
  };
}
