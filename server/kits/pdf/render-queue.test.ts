import { enqueueRender } from './render-queue.js';

describe('the PDF render queue', () => {
  it('starts the next document when the last has ended, even with an error', async () => {
    const steps: string[] = [];
    const drawing =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${name} ends`);
        if (fails) throw new Error('No paper.');
        return Buffer.from(name);
      };
    const drawn = await Promise.allSettled([
      enqueueRender(drawing('one')),
      enqueueRender(drawing('two', true)),
      enqueueRender(drawing('three')),
    ]);
    expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(steps).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('asks a client to retry later when the queue is full, and serves it then', async () => {
    const many = Array.from({ length: 20 }, () => enqueueRender(async () => Buffer.from('x')));
    await expect(enqueueRender(async () => Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    await Promise.all(many);
    await expect(enqueueRender(async () => Buffer.from('later'))).resolves.toEqual(Buffer.from('later'));
  });
});
