import type { ChildProcess } from 'node:child_process';
import type { Profiler } from 'node:inspector';

/** The processor use of a process in a period, over all threads. */
export interface ProcessorUse {
  milliseconds: number;
  /** The profile of the main thread. Null unless requested. */
  profile: Profiler.Profile | null;
}

/** A tested server that reports its processor use (profile-on-request.ts runs in it). */
export class WatchedProcess {
  constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * Runs the work and returns the cost for the server.
   * @throws Error if the server ends meanwhile
   */
  async during<T>(
    work: () => Promise<T>,
    { profile = false } = {},
  ): Promise<{ result: T; use: ProcessorUse }> {
    await this.send(profile ? 'begin with profile' : 'begin');
    const result = await work();
    return { result, use: (await this.send('end')) as ProcessorUse };
  }

  private send(order: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error(`The server at ${this.url} ended.`));
      this.child.once('exit', ended);
      this.child.once('message', (answer) => {
        this.child.off('exit', ended);
        resolve(answer);
      });
      this.child.send(order);
    });
  }
}
