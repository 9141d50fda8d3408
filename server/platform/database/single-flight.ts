/**
 * Runs costly work once for all concurrent callers. Callers that arrive during a run share the next run,
 * which begins after they asked, so that nobody gets outdated data.
 */
export class SingleFlight {
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<unknown>>();

  /** Runs `work`, which has to be the same for all callers with this name. */
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
