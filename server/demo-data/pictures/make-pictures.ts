/** Keeps a file of the demo under its name. */
export type KeepFile = (name: string, bytes: Buffer, contentType: string) => Promise<void>;

/** A file that was made. */
export interface StoredPicture {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Makes every picture and paper of the demo. */
export async function makePictures(_keep: KeepFile): Promise<StoredPicture[]> {
  return [];
}
