/** A bucket for files, in a store that speaks S3. */
export interface S3Config {
  /** The address of the store. If absent, Amazon’s own address for the region. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** If true, the bucket is in the path, as most stores other than Amazon’s expect, not in the host name. */
  pathStyle: boolean;
}

export interface S3Settings {
  S3_ENDPOINT?: string;
  S3_REGION: string;
  S3_BUCKET?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  S3_PATH_STYLE?: boolean;
}

/**
 * Returns the bucket from the environment. Undefined if files are stored on disk.
 * @throws Error with the name of the setting that is missing
 */
export function readS3(settings: S3Settings): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET) {
    if (S3_ENDPOINT || S3_ACCESS_KEY_ID) throw new Error('S3_BUCKET: is required with the other S3 settings');
    return undefined;
  }
  if (!S3_ACCESS_KEY_ID) throw new Error('S3_ACCESS_KEY_ID: is required with S3_BUCKET');
  if (!S3_SECRET_ACCESS_KEY) throw new Error('S3_SECRET_ACCESS_KEY: is required with S3_BUCKET');
  return {
    endpoint: S3_ENDPOINT?.replace(/\/+$/, ''),
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: settings.S3_PATH_STYLE ?? Boolean(S3_ENDPOINT),
  };
}
