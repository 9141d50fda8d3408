import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

type Answer = { done: true } | { error: string };

/** The number of letters of the product's output that a failure shows. */
const LONGEST_REPORT = 8000;

/** A process that the product of each file runs in, one file after another; a new one after it has ended. */
export class ProductProcess {
  private child?: ChildProcess;
  /** Whole lines alone: output may arrive in the middle of one. */
  private lines: string[] = [];
  /** The output of a process that ended without being stopped. */
  private death?: string;

  constructor(private readonly host = 'e2e/product-host.mjs') {}

  /** @throws Error with what the product said when it does not start, or has died since the file before */
  async open(env: Record<string, string>): Promise<void> {
    this.reportDeath();
    this.lines = [];
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

  /** Returns the lines printed since the product was opened. */
  output(): string[] {
    return this.lines;
  }

  /** Ends the process at once, with all that it holds. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private lastOutput(): string {
    return this.lines.join('\n').slice(-LONGEST_REPORT);
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
        settle('error' in answer ? `${answer.error}\n${this.lastOutput()}` : undefined);
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
    this.lines = [];
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => this.lines.push(line));
    // Once all that it said has been read.
    child.once('close', (code, signal) => {
      if (this.child === child) this.child = undefined;
      this.death = `The product ended by itself (${signal ?? `code ${code}`}):\n${this.lastOutput()}`;
    });
    this.child = child;
    return child;
  }
}
