import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Load, LoadAnswer, LoadOrder } from './load-process.js';

/** Sends load from a separate process, so that creating requests takes no time from the servers. */
export class LoadGenerator {
  private readonly child: ChildProcess;

  constructor(built: string) {
    this.child = fork(path.join(built, 'bench', 'load-process.js'));
  }

  /**
   * Runs the load.
   * @throws Error if any request failed, since figures of errors would be meaningless
   */
  run(order: LoadOrder): Promise<Load> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The load generator ended.'));
      this.child.once('exit', ended);
      this.child.once('message', (answer: LoadAnswer) => {
        this.child.off('exit', ended);
        if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer.load);
      });
      this.child.send(order);
    });
  }

  stop(): void {
    this.child.kill();
  }
}
