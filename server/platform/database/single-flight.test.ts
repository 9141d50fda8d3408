import { SingleFlight } from './single-flight.js';

describe('work that many ask for at once', () => {
  const runs = () => {
    const shared = new SingleFlight();
    const ends: ((value: number) => void)[] = [];
    const ask = (name = 'list') =>
      shared.run(name, () => new Promise<number>((resolve) => ends.push(resolve)));
    return { ask, ends, shared };
  };

  it('whoever asks while it runs is given the next run, and shares it with the others', async () => {
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

  it('a run that fails fails for those who asked for it alone', async () => {
    const { shared } = runs();
    const failed = shared.run('list', () => Promise.reject(new Error('no')));
    const next = shared.run('list', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('work of another name waits for nothing', () => {
    const { ask, ends } = runs();
    void ask('one');
    void ask('other');
    expect(ends).toHaveLength(2);
  });
});
