import { renderHook } from '@testing-library/react';
import { useSaveQueue } from './use-save-queue';

/** A server that answers on demand, and remembers the last text that reached it. */
function slowServer() {
  const waiting: { text: string; arrive: () => void; fail: () => void }[] = [];
  const server = { stored: '', waiting };
  const send = (_: number, text: string) =>
    new Promise<string>((resolve, reject) => {
      const arrive = () => {
        server.stored = text;
        resolve(text);
      };
      waiting.push({ text, arrive, fail: () => reject(new Error('away')) });
    });
  return { server, send };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const { server, send } = slowServer();
  const shown: string[] = [];
  const show = (answer: string) => void shown.push(answer);
  const { result } = renderHook(() => useSaveQueue(send, show));
  const ended: string[] = [];
  const save = (text: string, leaving?: boolean) =>
    result.current(7, text, leaving).then(
      () => void ended.push(text),
      () => void ended.push(`not ${text}`),
    );
  const sent = () => server.waiting.map(({ text }) => text);
  return { server, save, shown, ended, sent };
}

describe('save queue', () => {
  it('a save waits for the previous one, even if that failed R236', async () => {
    const { server, save, shown, ended, sent } = start();
    void save('A');
    void save('AB');
    await nextTask();
    expect(sent()).toEqual(['A']);
    server.waiting[0]?.fail();
    await nextTask();
    expect([sent(), ended]).toEqual([['A', 'AB'], ['not A']]);
    server.waiting[1]?.arrive();
    await nextTask();
    expect([server.stored, shown, ended]).toEqual(['AB', ['AB'], ['not A', 'AB']]);
  });

  it('leaving the page sends a text at once, and only once if no other save is pending R234', async () => {
    const { server, save, ended, sent } = start();
    void save('A', true);
    expect(sent()).toEqual(['A']);
    server.waiting[0]?.arrive();
    await nextTask();
    expect([sent(), ended]).toEqual([['A'], ['A']]);
  });

  it.each([[[0, 1]], [[1, 0]]])(
    'a text sent on leaving is saved last in any order of arrival: %j R234 R236',
    async (order) => {
      const { server, save, shown, ended, sent } = start();
      void save('A');
      await nextTask();
      void save('AB', true);
      expect(sent()).toEqual(['A', 'AB']);
      for (const at of order) server.waiting[at]?.arrive();
      await nextTask();
      // The text stays on the device until the save ends.
      expect([sent(), ended]).toEqual([['A', 'AB', 'AB'], ['A']]);
      server.waiting[2]?.arrive();
      await nextTask();
      expect([server.stored, shown, ended]).toEqual(['AB', ['A', 'AB'], ['A', 'AB']]);
    },
  );

  it('reports a text as unsaved if sending it again fails R234', async () => {
    const { server, save, ended } = start();
    void save('A');
    await nextTask();
    void save('AB', true);
    server.waiting[1]?.arrive();
    server.waiting[0]?.arrive();
    await nextTask();
    server.waiting[2]?.fail();
    await nextTask();
    expect([server.stored, ended]).toEqual(['A', ['A', 'not AB']]);
  });
});
