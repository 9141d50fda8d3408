import type { ChildProcess } from 'node:child_process';
import type { Profiler } from 'node:inspector';

/** What a process did between two moments, all its threads counted. */
export interface ProcessorUse {
  milliseconds: number;
  /** Of its main thread; null unless asked for. */
  profile: Profiler.Profile | null;
}

/** A server under test that says what its work costs (profile-on-request.ts runs in it). */
export class WatchedProcess {
  constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** Carries out the work and answers what it cost the server. @throws Error when the server ends meanwhile */
  async during<T>(
    work: () => Promise<T>,
    { profile = false } = {},
  ): Promise<{ result: T; use: ProcessorUse }> {
    await this.tell(profile ? 'begin with profile' : 'begin');
    const result = await work();
    return { result, use: (await this.tell('end')) as ProcessorUse };
  }

  private tell(order: string): Promise<unknown> {
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
