import { z } from 'zod';
import { type AddressLookupConfig, readAddressLookup } from './address-lookup.js';
import { GOOGLE_ISSUER, type OpenIdClientConfig, readGoogleClient } from './google-client.js';
import { type JwtSecrets, readJwtSecrets } from './jwt-secrets.js';
import { readPrivateNetworks } from './private-networks.js';
import { type Retention, readRetention } from './retention.js';
import { readS3, type S3Config } from './s3.js';
import { readTrustedProxies, type TrustedProxies } from './trust-proxy.js';
import { readWebOrigins } from './web-origins.js';

/** The value of SMTP_URL that leaves all mail in the local mailbox, in production too. */
const NO_SMTP = 'none';

const optionalUrl = (protocols: string[]) =>
  z
    .string()
    .optional()
    .refine((value) => value === undefined || protocols.some((protocol) => value.startsWith(protocol)), {
      message: `must start with ${protocols.join(' or ')}`,
    });

const POSTGRES = ['postgres://', 'postgresql://'];

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const numberWithin = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};

const wholeNumber = (fallback: number, min: number, max: number) => numberWithin(min, max).default(fallback);

const mailDomain = z
  .string()
  .toLowerCase()
  .regex(/^$|^(?=.{1,190}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/, {
    error: 'must be a domain, such as bounces.uplift.nz',
  })
  .optional()
  .transform((value) => value || undefined);

const trustedProxies = z
  .string()
  .default('')
  .transform((value, issues): TrustedProxies => {
    try {
      return readTrustedProxies(value);
    } catch (error) {
      issues.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

const retention = z.string().transform((value, context) => {
  try {
    return readRetention(value);
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
});

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(4000, 0, 65535),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: numberWithin(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_FOLDER: z.string().min(1).default('.data'),
  DATABASE_URL: optionalUrl(POSTGRES),
  DATABASE_DIRECT_URL: optionalUrl(POSTGRES),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  DATABASE_PATIENCE: wholeNumber(1, 1, 100),
  MIGRATE_AT_START: flag.default(true),
  PG_BIN: z.string().optional(),
  REDIS_URL: optionalUrl(['redis://', 'rediss://']),
  SMTP_URL: z.union([z.literal(NO_SMTP), optionalUrl(['smtp://', 'smtps://'])]),
  MAIL_CLAIM_SECONDS: wholeNumber(120, 1, 3600),
  MAIL_FROM: z.string().min(3).default('Uplift <hello@uplift.example>'),
  MAIL_BOUNCE_DOMAIN: mailDomain,
  STAFF_MAIL: z.string().email().default('team@uplift.example'),
  S3_ENDPOINT: optionalUrl(['http://', 'https://']),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.optional(),
  JWT_SECRET: z.string().optional(),
  JWT_SECRET_FALLBACKS: z.string().optional(),
  PUBLIC_URL: optionalUrl(['http://', 'https://']),
  PUBLIC_API_URL: optionalUrl(['http://', 'https://']),
  WEB_ORIGINS: z.string().default(''),
  WEBHOOK_PRIVATE_NETWORKS: z.string().default(''),
  WEBHOOK_TIMEOUT_SECONDS: wholeNumber(15, 1, 60),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .string()
    .optional()
    .transform((value) => value || GOOGLE_ISSUER),
  ADDRESS_LOOKUP_URL: z.string().optional(),
  ADDRESS_LOOKUP_KEY: z.string().optional(),
  STAFF_EMAIL_DOMAIN: z.string().min(3).default('uplift.example'),
  ADMIN_SITE_URL: z.string().optional(),
  STOP_SECONDS: wholeNumber(20, 1, 600),
  STOP_NOTICE_SECONDS: numberWithin(0, 60).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(20, 1, 1_000_000),
  API_TOKEN_CALLS_PER_MINUTE: wholeNumber(600, 1, 1_000_000),
  API_TOKEN_CALLS_PER_DAY: wholeNumber(100_000, 1, 1_000_000_000),
  MAILS_PER_MAILBOX_PER_HOUR: wholeNumber(20, 1, 1_000_000),
  TRUST_PROXY: trustedProxies,
  GRAPHQL_INTROSPECTION: flag.optional(),
  PAGE_CACHE_MB: wholeNumber(64, 0, 4096),
  RETENTION: retention.prefault(''),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape);

/** All settings from the environment, checked once at start. */
export interface Config extends JwtSecrets {
  production: boolean;
  port: number;
  host: string;
  /** The port and address of /metrics and the health checks of any role. If absent, there is no such server. */
  metricsServer?: { port: number; host: string };
  dataFolder: string;
  /** The address of the database. If absent, an embedded PostgreSQL is started in the data folder. */
  databaseUrl?: string;
  /** The address of the database without the pooler in `databaseUrl`. Absent if there is no pooler. */
  databaseDirectUrl?: string;
  databasePoolSize: number;
  /** The factor for the time limits of connections, statements and locks. */
  databasePatience: number;
  /** If false, a process does not migrate at start, and does not start on an older schema. */
  migrateAtStart: boolean;
  /** The folder of pg_dump and pg_restore. If absent, they are searched on the path. */
  pgBin?: string;
  redisUrl?: string;
  /** The address of the SMTP server. If absent, mail goes to the local mailbox. */
  smtpUrl?: string;
  mailFrom: string;
  /** The domain for mail that bounces. If absent, bounces go to the sender and are not recorded. */
  mailBounceDomain?: string;
  /** The seconds that open requests and running jobs may take after SIGTERM. */
  stopSeconds: number;
  /** The first of those seconds: everything is still served, but /readyz fails. */
  stopNoticeSeconds: number;
  /**
   * The seconds that a mail stays claimed by a worker that vanished while sending it. A running worker renews
   * its claim.
   */
  mailClaimSeconds: number;
  staffMail: string;
  /** The bucket for files. If absent, files are stored in the data folder. */
  s3?: S3Config;
  /** The address of the site without a trailing slash. */
  publicUrl: string;
  /** The address of the API for browsers, if it differs from the address of the site (R312, A154). */
  publicApiUrl?: string;
  /** The origins of other websites whose pages may call the API with a token of their user (ADR 69). */
  webOrigins: string[];
  /** The private networks to which webhooks may be sent. */
  webhookPrivateNetworks: string[];
  /** The seconds that the receiver of a webhook may take for its response. */
  webhookTimeoutSeconds: number;
  /** The Google client. If absent, sign-in with Google is not offered (A117). */
  google?: OpenIdClientConfig;
  /** The provider that completes addresses. If absent, only the embedded list is used (R082). */
  addressLookup?: AddressLookupConfig;
  staffEmailDomain: string;
  adminSiteUrl: string;
  /** If true, demo data and demo sign-ins are available. Never in production. */
  demo: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The calls per minute that public forms and sign-in accept from one network address (A149). */
  rateLimitPerMinute: number;
  /** The calls that each API token may make in a minute and in a day. */
  apiTokenCalls: { minute: number; day: number };
  /** The mails per hour that one mailbox may get because its address was typed into forms. */
  mailsPerMailboxPerHour: number;
  trustProxy: TrustedProxies;
  /** If true, /graphql shows its schema to anyone (A170). */
  graphqlIntrospection: boolean;
  /** The memory in megabytes that the page cache may use in each process. With 0, pages are not cached. */
  pageCacheMegabytes: number;
  /** The retention periods in days. */
  retention: Retention;
}

/** An error for an invalid environment variable. `message` is the one line to print. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment. Empty values count as not set, except for NODE_ENV.
 * @throws ConfigError that names the first invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // docker-compose.yml passes variables that are not set as empty ones. An empty NODE_ENV is a mistake.
  const set = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'NODE_ENV'),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const secrets = orRefused(() => readJwtSecrets(values, production));
  if (production && values.DEMO) throw new ConfigError('DEMO: demo data is never served in production');
  if (production && !values.DATABASE_URL) throw new ConfigError('DATABASE_URL: is required in production');
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_DIRECT_URL: is of use only with DATABASE_URL, the address of a pooler');
  if (production && !values.PUBLIC_URL)
    throw new ConfigError('PUBLIC_URL: is required in production, such as https://uplift.nz');
  if (production && !values.SMTP_URL)
    throw new ConfigError(
      `SMTP_URL: is required in production; ${NO_SMTP} keeps all mail in the local mailbox instead of sending it`,
    );
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  const demo = values.DEMO ?? (!production && !values.DATABASE_URL);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metricsServer:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    dataFolder: values.DATA_FOLDER,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl:
      values.DATABASE_DIRECT_URL === values.DATABASE_URL ? undefined : values.DATABASE_DIRECT_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePatience: values.DATABASE_PATIENCE,
    migrateAtStart: values.MIGRATE_AT_START,
    pgBin: values.PG_BIN,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL === NO_SMTP ? undefined : values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailBounceDomain: values.MAIL_BOUNCE_DOMAIN,
    stopSeconds: values.STOP_SECONDS,
    stopNoticeSeconds: values.STOP_NOTICE_SECONDS ?? (production ? 5 : 0),
    mailClaimSeconds: values.MAIL_CLAIM_SECONDS,
    staffMail: values.STAFF_MAIL,
    s3: orRefused(() => readS3(values)),
    ...secrets,
    publicUrl,
    publicApiUrl: values.PUBLIC_API_URL?.replace(/\/+$/, ''),
    webOrigins: orRefused(() => readWebOrigins(values.WEB_ORIGINS, production), 'WEB_ORIGINS'),
    webhookPrivateNetworks: orRefused(
      () => readPrivateNetworks(values.WEBHOOK_PRIVATE_NETWORKS),
      'WEBHOOK_PRIVATE_NETWORKS',
    ),
    webhookTimeoutSeconds: values.WEBHOOK_TIMEOUT_SECONDS,
    google: orRefused(() => readGoogleClient(values, production)),
    addressLookup: orRefused(() => readAddressLookup(values, production)),
    staffEmailDomain: values.STAFF_EMAIL_DOMAIN.toLowerCase(),
    adminSiteUrl: values.ADMIN_SITE_URL ?? `${publicUrl}/admin/actionCenter`,
    demo,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    rateLimitPerMinute: demo ? Math.max(values.RATE_LIMIT_PER_MINUTE, 120) : values.RATE_LIMIT_PER_MINUTE,
    apiTokenCalls: { minute: values.API_TOKEN_CALLS_PER_MINUTE, day: values.API_TOKEN_CALLS_PER_DAY },
    mailsPerMailboxPerHour: demo
      ? Math.max(values.MAILS_PER_MAILBOX_PER_HOUR, 120)
      : values.MAILS_PER_MAILBOX_PER_HOUR,
    trustProxy: values.TRUST_PROXY,
    graphqlIntrospection: values.GRAPHQL_INTROSPECTION ?? !production,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    retention: values.RETENTION,
  };
}

/** Runs a separate reader and turns its errors into ConfigError, with the name of the setting if it is given. */
function orRefused<T>(read: () => T, name?: string): T {
  try {
    return read();
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(name ? `${name}: ${message}` : message);
  }
}
