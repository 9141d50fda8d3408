import { renderHook } from '@testing-library/react';
import { keyOf, noteAnswer } from './idempotency-keys';
import { useSendOnce } from './send-once';

const lost = new Error('The answer was lost');
const TAP = { message: 'Tap' };

/** Opens a page with a form; returns a function that sends fields and returns their key. */
function open(form = 'message', until: 'answer' | 'mail is due' | 'another' = 'another') {
  const { result } = renderHook(() => useSendOnce(form, { until }));
  const send = async (fields: object, { answered = true } = {}): Promise<string> => {
    let key = '';
    const sending = result.current(fields, async ({ headers }) => {
      key = headers['idempotency-key'];
      if (!answered) throw lost;
    });
    await sending.catch((error) => expect(error).toBe(lost));
    return key;
  };
  return Object.assign(send, { another: () => result.current.startAnother() });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it.each(['answer', 'mail is due', 'another'] as const)(
  'the same fields after a lost answer go under the same key, also from a page that is opened anew, until %s',
  async (until) => {
    const first = await open('message', until)(TAP, { answered: false });
    expect(await open('message', until)(TAP)).toBe(first);
  },
);

it.each(['Ana@Kowhai.nz', ' ana@kowhai.nz ', 'ana＠kowhai。nz'])(
  'the same fields with the email address typed as %j go under the same key',
  async (email) => {
    const first = await open()({ ...TAP, contact: { email: 'ana@kowhai.nz' } }, { answered: false });
    expect(await open()({ ...TAP, contact: { email } })).toBe(first);
    expect(await open()({ ...TAP, contact: { email: 'hana@kowhai.nz' } })).not.toBe(first);
  },
);

it('changed fields go under another key, or they would be refused for good', async () => {
  const send = open();
  const first = await send(TAP, { answered: false });
  expect(await send({ message: 'Tap, please' })).not.toBe(first);
});

it('the same fields of another form go under another key', async () => {
  const first = await open('enquiry-5')(TAP, { answered: false });
  expect(await open('enquiry-6')(TAP)).not.toBe(first);
});

it('a second tab that sends the same while the first waits sends it under the same key', async () => {
  const keys: string[] = [];
  const tabs = [1, 2].map(() => renderHook(() => useSendOnce('message', { until: 'another' })).result);
  await Promise.all(
    tabs.map((tab) =>
      tab.current(TAP, async ({ headers }) => {
        await Promise.resolve();
        keys.push(headers['idempotency-key']);
      }),
    ),
  );
  expect(new Set(keys).size).toBe(1);
});

it('two tabs that do not see yet what the other writes send the same under the same key', () => {
  const { result } = renderHook(() => useSendOnce('message', { until: 'another' }));
  expect(result.current).toBeDefined();
  const before = localStorage.getItem('uplift-sent') ?? '';
  const first = keyOf('message', TAP);
  localStorage.setItem('uplift-sent', before);
  expect(keyOf('message', TAP)).toBe(first);
});

it('the same fields after an answer are sent in doubt: it is the same, until someone asks for another', async () => {
  const first = await open()(TAP);
  const again = open();
  expect(await again(TAP)).toBe(first);
  again.another();
  expect(await again(TAP)).not.toBe(first);
});

it('the same fields ten minutes after an answer are meant to be another', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: 0 });
  const first = keyOf('message', TAP);
  noteAnswer('message', TAP, 10);
  jest.setSystemTime(9 * 60_000);
  expect(keyOf('message', TAP)).toBe(first);
  jest.setSystemTime(11 * 60_000);
  expect(keyOf('message', TAP)).not.toBe(first);
});

it('a link that has not arrived after a minute can be asked for again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: 0 });
  const first = await open('forgotten-password', 'mail is due')(TAP);
  jest.setSystemTime(50_000);
  expect(await open('forgotten-password', 'mail is due')(TAP)).toBe(first);
  jest.setSystemTime(70_000);
  expect(await open('forgotten-password', 'mail is due')(TAP)).not.toBe(first);
});

it('mails of staff that were answered can be sent again as they are', async () => {
  const send = open('mail-7', 'answer');
  expect(await send(TAP)).not.toBe(await send(TAP));
});

it('nothing that was typed is kept, and no more than fifty keys', async () => {
  const send = open();
  for (let each = 0; each < 60; each++) await send({ message: `Private words ${each}` });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Private');
  expect(Object.keys(JSON.parse(localStorage.getItem('uplift-sent') ?? '').sent)).toHaveLength(50);
});

it('a browser without storage keeps keys as long as the page', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const refused = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ];
  const first = await open()(TAP, { answered: false });
  expect(await open()(TAP)).toBe(first);
  for (const spy of refused) spy.mockRestore();
});
