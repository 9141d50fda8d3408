import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { IsNull } from 'typeorm';
import { makeToken } from '../accounts/account-links.js';
import { RefreshToken } from '../accounts/refresh-token.entity.js';
import { UserAccount } from '../accounts/user-account.entity.js';
import { JOBS } from '../app/job-registry.js';
import { assemble, createApp, type ProcessRole } from '../app/uplift.js';
import { OutboxJob } from '../platform/activity/outbox-job.entity.js';
import type { App } from '../platform/app.js';
import { readConfig } from '../platform/config/config.js';
import type { Role } from '../platform/identity/roles.js';
import type { JobName } from '../platform/queues/jobs.js';
import { systemContext } from '../platform/request-context.js';
import { AnswerFault } from '../rest/check-answer.js';
import { checkResponses } from './check-responses.js';
import { createTestDatabase } from './test-database.js';

export interface TestUser {
  id: number;
  email: string;
  roles: Role[];
}

export interface CallOptions {
  /** The caller. If absent, a visitor. */
  as?: TestUser | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The response to a GraphQL operation, including errors. */
export interface GraphQLAnswer {
  status: number;
  /** The parsed data without a type, like the body of a REST response. */
  data: ReturnType<typeof JSON.parse>;
  errors?: { message: string; path?: string[]; extensions: { code: string; [key: string]: unknown } }[];
  response: LightMyRequestResponse;
}

let users = 0;

const sessionOf = ({ id }: { id: number }) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

/** The real product with its own database, called without a network. */
export class TestUplift {
  private constructor(
    readonly app: App,
    readonly http: FastifyInstance,
    readonly databaseUrl: string,
    /** Responses so far that differ from their declarations. None of them was sent. */
    private readonly faults: AnswerFault[],
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** Starts the product. The role 'web' leaves jobs in the outbox, 'all' runs them. */
  static async start(env: Record<string, string> = {}, role: ProcessRole = 'web'): Promise<TestUplift> {
    const database = await createTestDatabase();
    const folder = mkdtempSync(path.join(tmpdir(), 'uplift-data-'));
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: '6',
      DATABASE_PATIENCE: '10',
      DATA_FOLDER: folder,
      RATE_LIMIT_PER_MINUTE: '100000',
      MAILS_PER_MAILBOX_PER_HOUR: '100000',
      ...env,
    });
    const app = await createApp(config, database.url);
    const product = await assemble(app, role, { serve: async () => undefined }, { holdToTerms: true });
    const http = product.http as FastifyInstance;
    const faults: AnswerFault[] = [];
    http.addHook('onError', async (_request, _reply, error) => {
      if (error instanceof AnswerFault) faults.push(error);
    });
    checkResponses(http, (fault) => faults.push(fault));
    await http.ready();
    return new TestUplift(app, http, database.url, faults, async () => {
      await product.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /**
   * Stops the product.
   * @throws AnswerFault if a call has responded with something that it does not declare
   */
  async stop(): Promise<void> {
    await this.cleanUp();
    this.throwFault();
  }

  private throwFault(): void {
    const fault = this.faults.shift();
    if (fault) throw fault;
  }

  /** Returns a context for calling use cases directly. */
  context() {
    return systemContext(this.app);
  }

  /** Creates a user, without a password unless its hash is given. */
  async user(fields: Partial<UserAccount> = {}): Promise<TestUser> {
    const email = fields.email ?? `user${++users}@demo.example`;
    const inserted = await this.app.database.manager.save(UserAccount, {
      identityId: `test-${users}-${Math.random().toString(36).slice(2)}`,
      roles: [],
      ...fields,
      email,
    });
    await this.app.database.manager.insert(RefreshToken, {
      userId: inserted.id,
      familyId: sessionOf(inserted),
      tokenHash: makeToken().tokenHash,
      expiresAt: new Date(Date.now() + 3600_000),
    });
    return { id: inserted.id, email, roles: inserted.roles as Role[] };
  }

  /** Runs the waiting jobs of this kind, like a worker, until none is left. */
  async work(job: JobName): Promise<void> {
    const { manager } = this.app.database;
    const findWaiting = () => manager.findBy(OutboxJob, { job, dispatchedAt: IsNull() });
    for (let waiting = await findWaiting(); waiting.length > 0; waiting = await findWaiting())
      for (const { id, payload } of waiting) {
        await JOBS[job].run(this.app, payload as never);
        await manager.update(OutboxJob, id, { dispatchedAt: new Date() });
      }
  }

  /** Renews the sessions that calls have ended. */
  async signInAgain(): Promise<void> {
    await this.app.database.manager.query('UPDATE refresh_token SET revoked_at = NULL');
  }

  /** Returns a token for the session that the user was created with. */
  token(user: TestUser): string {
    return this.app.accessTokens.issue({ userId: user.id, sessionId: sessionOf(user) }).token;
  }

  /**
   * Calls a documented path, such as GET business/salesEnquiry.
   * @throws AnswerFault if the response differs from its declaration
   */
  async rest(
    method: 'GET' | 'POST' | 'PUT',
    pathBelowApi: string,
    options: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.http.inject({
      method,
      url: `/api/${pathBelowApi}`,
      headers: this.headers(options),
      payload: options.body as never,
    });
    this.throwFault();
    return response;
  }

  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
    options: CallOptions = {},
  ): Promise<GraphQLAnswer> {
    const response = await this.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: this.headers(options),
      payload: { query, variables },
    });
    const answer = response.json();
    return { status: response.statusCode, data: answer.data, errors: answer.errors, response };
  }

  private headers(options: CallOptions): Record<string, string> {
    return {
      ...(options.as && { authorization: `Bearer ${this.token(options.as)}` }),
      ...options.headers,
    };
  }
}
