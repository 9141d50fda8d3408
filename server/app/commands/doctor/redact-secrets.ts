import type { Config } from '../../../platform/config/config.js';

/** Passwords that are shorter would also be parts of other words. */
const FEWEST_CHARACTERS = 4;

/** Returns the text without the secrets of the settings, which messages of servers may quote. */
export function redactSecrets(text: string, config: Config): string {
  return secretsOf(config)
    .filter((secret) => secret.length >= FEWEST_CHARACTERS)
    .reduce((redacted, secret) => redacted.replaceAll(secret, '…'), text);
}

function secretsOf(config: Config): string[] {
  const { jwtSecret, jwtSecretFallbacks, s3, google, addressLookup } = config;
  const urls = [config.databaseUrl, config.databaseDirectUrl, config.redisUrl, config.smtpUrl];
  return [
    jwtSecret,
    ...jwtSecretFallbacks,
    s3?.secretAccessKey,
    google?.clientSecret,
    addressLookup?.key,
    ...urls.flatMap((url) => (url && URL.canParse(url) ? passwordsOf(new URL(url)) : [])),
  ].filter((secret) => secret !== undefined);
}

const passwordsOf = ({ password, searchParams }: URL): string[] => [
  password,
  decodeURIComponent(password),
  searchParams.get('password') ?? '',
];
