import { SingleFlight } from './single-flight.js';

describe('single-flight work', () => {
  const runs = () => {
    const shared = new SingleFlight();
    const ends: ((value: number) => void)[] = [];
    const ask = (name = 'list') =>
      shared.run(name, () => new Promise<number>((resolve) => ends.push(resolve)));
    return { ask, ends, shared };
  };

  it('gives callers during a run the next run, and shares it among them', async () => {
    const { ask, ends } = runs();
    const first = ask();
    const later = [ask(), ask(), ask()];
    expect(ends).toHaveLength(1);
    ends[0]?.(1);
    await expect(first).resolves.toBe(1);
    await new Promise(setImmediate);
    expect(ends).toHaveLength(2);
    ends[1]?.(2);
    await expect(Promise.all(later)).resolves.toEqual([2, 2, 2]);
    void ask();
    expect(ends).toHaveLength(3);
  });

  it('reports a failed run only to its own callers', async () => {
    const { shared } = runs();
    const failed = shared.run('list', () => Promise.reject(new Error('no')));
    const next = shared.run('list', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('does not wait for work of another name', () => {
    const { ask, ends } = runs();
    void ask('one');
    void ask('other');
    expect(ends).toHaveLength(2);
  });
});
