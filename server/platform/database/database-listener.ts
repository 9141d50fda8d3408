import pg from 'pg';

const RECONNECT_AFTER_MS = 500;
const CONNECT_WITHIN_MS = 2000;
/**
 * The heartbeat. Interval and time-out add up to the longest time that a silent loss of the connection goes
 * unnoticed. If they were shorter, a busy process would take its connection for lost.
 */
const HEARTBEAT_EVERY_MS = 1000;
const HEARTBEAT_TIMEOUT_MS = 2000;

export interface ListenerOptions {
  databaseUrl: string;
  /** The application name in pg_stat_activity. */
  name: string;
  channel: string;
  /** Called with the text of each announcement. */
  onMessage: (announcement: string) => void;
  /**
   * Called when it starts to listen, at first and after each loss. Earlier announcements may have been
   * missed.
   */
  listening: () => void;
  /** Called when the connection is lost. It reconnects by itself. */
  lost: () => void;
}

/**
 * Listens for NOTIFY on a connection of its own and reconnects when it is lost. A heartbeat detects a silent
 * loss of the connection within three seconds.
 */
export class DatabaseListener {
  private client?: pg.Client;
  private readonly heartbeat: NodeJS.Timeout;
  private retry?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly options: ListenerOptions) {
    this.heartbeat = setInterval(() => void this.sendHeartbeat(), HEARTBEAT_EVERY_MS);
    this.heartbeat.unref();
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const { databaseUrl, name, channel, onMessage, listening } = this.options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: name,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    });
    this.client = client;
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
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

  private async sendHeartbeat(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch(() => this.lose(client));
  }

  /** Handles the loss of a connection once, even if it is reported several times. */
  private lose(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    this.options.lost();
    client.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), RECONNECT_AFTER_MS);
    this.retry.unref();
  }
}
