import { type ChildProcess, fork } from 'node:child_process';

type Answer = { done: true } | { error: string };

/** A process that the product of each file runs in, one file after another; a new one after it has ended. */
export class ProductProcess {
  private child?: ChildProcess;
  private output = '';

  /** @throws Error with what the product said when it does not start */
  open(env: Record<string, string>): Promise<void> {
    return this.ask({ env: { NODE_ENV: 'development', LOG_LEVEL: 'error', ...env } });
  }

  /** Stops the product as SIGTERM does; a product that cannot stop is ended and fails the file. */
  async close(): Promise<void> {
    if (!this.child) return;
    await this.ask({});
  }

  /** Ends the process at once, with all that it holds. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private ask(message: object): Promise<void> {
    const child = this.running();
    return new Promise((resolve, reject) => {
      const settle = (failure?: string) => {
        child.off('message', onMessage);
        child.off('exit', onExit);
        if (failure) reject(new Error(`${failure}\n${this.output}`));
        else resolve();
      };
      const onMessage = (answer: Answer) => settle('error' in answer ? answer.error : undefined);
      const onExit = (code: number | null) => settle(`The product ended with code ${code}`);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send(message);
    });
  }

  private running(): ChildProcess {
    if (this.child) return this.child;
    const child = fork('e2e/product-host.mjs', {
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
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    this.child = child;
    return child;
  }
}
