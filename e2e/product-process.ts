import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

type Answer = { done: true } | { error: string };

/** The number of characters of the product’s output that a failure shows. */
const LONGEST_REPORT = 8000;

/**
 * A process in which the product of each file runs, one file after another. A new one is started after it has
 * ended.
 */
export class ProductProcess {
  private child?: ChildProcess;
  /** The complete lines of the output, which may arrive in the middle of one. */
  private lines: string[] = [];
  /** The output of a process that ended by itself. */
  private death?: string;

  constructor(private readonly host = 'e2e/product-host.mjs') {}

  /**
   * @throws Error with the output of a product that does not start, or that has ended since the previous file
   */
  async open(env: Record<string, string>): Promise<void> {
    this.reportDeath();
    this.lines = [];
    await this.ask({ env: { NODE_ENV: 'development', LOG_LEVEL: 'info', ...env } });
  }

  /**
   * Stops the product in the same way as SIGTERM. A product that cannot stop is killed and fails the file.
   * @throws Error with the output of a product that has ended before
   */
  async close(): Promise<void> {
    this.reportDeath();
    if (this.child) await this.ask({});
  }

  /** Returns the lines printed since the product was opened. */
  output(): string[] {
    return this.lines;
  }

  /** Kills the process at once, including the product. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private lastOutput(): string {
    return this.lines.join('\n').slice(-LONGEST_REPORT);
  }

  /** Throws once for each unexpected end. */
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
      // A message that does not arrive is reported with the end of the process.
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
    // Once all of its output has been read.
    child.once('close', (code, signal) => {
      if (this.child === child) this.child = undefined;
      this.death = `The product ended by itself (${signal ?? `code ${code}`}):\n${this.lastOutput()}`;
    });
    this.child = child;
    return child;
  }
}
