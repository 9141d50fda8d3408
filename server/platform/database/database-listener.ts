import pg from 'pg';

const RECONNECT_AFTER_MS = 500;
const CONNECT_WITHIN_MS = 2000;
/**
 * Together the longest that a connection which died in silence goes unnoticed. Shorter, and a process that is busy for
 * a moment would take itself for deaf.
 */
const PULSE_EVERY_MS = 1000;
const PULSE_WITHIN_MS = 2000;

export interface ListenerOptions {
  databaseUrl: string;
  /** Shown by pg_stat_activity. */
  name: string;
  channel: string;
  /** Called with the text of each announcement. */
  heard: (announcement: string) => void;
  /** Called when it listens, at first and again after a loss: what was announced before went unheard. */
  listening: () => void;
  /** Called when the connection is gone; it comes back by itself. */
  lost: () => void;
}

/**
 * Listens for what transactions announce with NOTIFY, on a connection of its own that is made anew when it is lost.
 * A connection that died in silence is found out within three seconds, because it is asked for a sign of life.
 */
export class DatabaseListener {
  private client?: pg.Client;
  private readonly pulse: NodeJS.Timeout;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly options: ListenerOptions) {
    this.pulse = setInterval(() => void this.feelPulse(), PULSE_EVERY_MS);
    this.pulse.unref();
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const { databaseUrl, name, channel, heard, listening } = this.options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: PULSE_WITHIN_MS,
    });
    this.client = client;
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (this.client === client) listening();
    } catch {
      this.lose(client);
    }
  }

  private async feelPulse(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch(() => this.lose(client));
  }

  /** Told of one loss several times, it answers the first. */
  private lose(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.options.lost();
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_AFTER_MS);
    this.retry.unref();
  }
}
