import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Load, LoadAnswer, LoadOrder } from './load-process.js';

/** Sends load from a process of its own, so that making requests costs the servers no turn. */
export class LoadGenerator {
  private readonly child: ChildProcess;

  constructor(built: string) {
    this.child = fork(path.join(built, 'bench', 'load-process.js'));
  }

  /** @throws Error when any request failed: figures of errors would say nothing */
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
