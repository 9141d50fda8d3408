import { type ChildProcess, fork } from 'node:child_process';

type Answer = { done: true } | { error: string };

/** The number of letters of the product's output that a failure shows. */
const LONGEST_REPORT = 8000;

/** A process that the product of each file runs in, one file after another; a new one after it has ended. */
export class ProductProcess {
  private child?: ChildProcess;
  private output = '';
  /** The output of a process that ended without being stopped. */
  private death?: string;

  constructor(private readonly host = 'e2e/product-host.mjs') {}

  /** @throws Error with what the product said when it does not start, or has died since the file before */
  async open(env: Record<string, string>): Promise<void> {
    this.reportDeath();
    this.output = '';
    await this.ask({ env: { NODE_ENV: 'development', LOG_LEVEL: 'info', ...env } });
  }

  /**
   * Stops the product as SIGTERM does; a product that cannot stop is ended and fails the file.
   *
   * @throws Error with what the product said when it has died before
   */
  async close(): Promise<void> {
    this.reportDeath();
    if (this.child) await this.ask({});
  }

  /** Returns the output since the product was opened. */
  said(): string {
    return this.output;
  }

  /** Ends the process at once, with all that it holds. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private lastSaid(): string {
    return this.output.slice(-LONGEST_REPORT);
  }

  /** Throws once for each death. */
  private reportDeath(): void {
    const { death } = this;
    this.death = undefined;
    if (death) throw new Error(death);
  }

  private ask(message: object): Promise<void> {
    const child = this.running();
    return new Promise((resolve, reject) => {
      const settle = (failure?: string) => {
        child.off('message', onMessage);
        child.off('close', onEnd);
        if (failure) reject(new Error(failure));
        else resolve();
      };
      const onMessage = (answer: Answer) =>
        settle('error' in answer ? `${answer.error}\n${this.lastSaid()}` : undefined);
      const onEnd = () => {
        settle(this.death);
        this.death = undefined;
      };
      child.on('message', onMessage);
      child.on('close', onEnd);
      // A message that no longer arrives is reported with the end of the process.
      child.send(message, () => undefined);
    });
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = fork(this.host, {
      execPath: process.env.PRODUCT_NODE || process.execPath,
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.output = '';
    const note = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    // Once all that it said has been read.
    child.once('close', (code, signal) => {
      if (this.child === child) this.child = undefined;
      this.death = `The product ended by itself (${signal ?? `code ${code}`}):\n${this.lastSaid()}`;
    });
    this.child = child;
    return child;
  }
}
