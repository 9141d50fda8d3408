/**
 * Runs costly work once for all who ask for it at the same time. Whoever asks while it runs is given the next run,
 * which begins after they asked: nobody is answered with what was read before.
 */
export class SharedRuns {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<unknown>>();

  /** `work` is the same for everyone who gives this name. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.running.get(name);
    if (!running) return this.start(name, work);
    const waiting = this.next.get(name);
    if (waiting) return waiting as Promise<T>;
    const next = running.then(ignore, ignore).then(() => {
      this.next.delete(name);
      return this.start(name, work);
    });
    this.next.set(name, next);
    return next;
  }

  private start<T>(name: string, work: () => Promise<T>): Promise<T> {
    const run = work().finally(() => {
      if (this.running.get(name) === run) this.running.delete(name);
    });
    this.running.set(name, run);
    return run;
  }
}

const ignore = () => undefined;
