import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import type { Database } from './database/database.js';
import type { LiveChanges } from './database/live-changes.js';
import type { FileStore } from './files/file-store.js';
import type { AccessTokens } from './identity/access-tokens.js';
import type { ApiTokens } from './identity/api-tokens.js';
import type { BounceTokens } from './identity/bounce-tokens.js';
import type { OpenIdProvider } from './identity/open-id-provider.js';
import type { ScopeRegistry } from './identity/scope-registry.js';
import type { SealedTexts } from './identity/sealed-texts.js';
import type { UserSource } from './identity/signed-in-user.js';
import type { SpeculativeAuth } from './identity/speculative-auth.js';
import type { SignedTokens } from './identity/token-kinds.js';
import type { JobInspector } from './job-inspector.js';
import type { Metrics } from './metrics.js';
import type { MailTransport } from './outgoing-mail.js';
import type { PartChecks } from './part-checks.js';
import type { TextCounter } from './text-counter.js';

/** The parts that use cases work with, created once in the composition root. */
export interface App extends SignedTokens {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  apiTokens: ApiTokens;
  /** The scopes that API tokens can have, by the operations that need them. */
  tokenScopes: ScopeRegistry;
  /** Reads the users behind tokens and tasks. */
  users: UserSource;
  knownCallers: SpeculativeAuth;
  /** Signs users in with Google. Null if Google sign-in is not set up. */
  google: OpenIdProvider | null;
  bounceTokens: BounceTokens;
  /** Pauses the webhooks of a user whose access ends. The accounts call it in the same transaction. */
  pauseWebhooksOf: (app: App, userId: number) => Promise<void>;
  /** Encrypts the signing secrets of webhooks. */
  webhookSecrets: SealedTexts;
  files: FileStore;
  /** Live announcements of changes by transactions of all processes. */
  live: LiveChanges;
  mail: MailTransport;
  /** Checks of the file store, the mail server and the queue. */
  parts: PartChecks;
  /** Counts and measures the work of this process. */
  metrics: Metrics;
  /** Reads the job queue for staff. */
  queueInspector: JobInspector;
  /** Counts the texts of searches without results. */
  searchMisses: TextCounter;
  log: Logger;
}
