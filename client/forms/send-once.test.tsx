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
  'a retry after a lost response uses the same key, also after reopening the page, until %s',
  async (until) => {
    const first = await open('message', until)(TAP, { answered: false });
    expect(await open('message', until)(TAP)).toBe(first);
  },
);

it.each(['Ana@Kowhai.nz', ' ana@kowhai.nz ', 'ana＠kowhai。nz'])(
  'an email address written as %j uses the same key',
  async (email) => {
    const first = await open()({ ...TAP, contact: { email: 'ana@kowhai.nz' } }, { answered: false });
    expect(await open()({ ...TAP, contact: { email } })).toBe(first);
    expect(await open()({ ...TAP, contact: { email: 'hana@kowhai.nz' } })).not.toBe(first);
  },
);

it('changed fields use another key, or the server would refuse them', async () => {
  const send = open();
  const first = await send(TAP, { answered: false });
  expect(await send({ message: 'Tap, please' })).not.toBe(first);
});

it('the same fields of another form use another key', async () => {
  const first = await open('enquiry-5')(TAP, { answered: false });
  expect(await open('enquiry-6')(TAP)).not.toBe(first);
});

it('a second tab with the same fields uses the same key while the first waits', async () => {
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

it('two tabs derive the same key before seeing each other’s storage', () => {
  const { result } = renderHook(() => useSendOnce('message', { until: 'another' }));
  expect(result.current).toBeDefined();
  const before = localStorage.getItem('uplift-sent') ?? '';
  const first = keyOf('message', TAP);
  localStorage.setItem('uplift-sent', before);
  expect(keyOf('message', TAP)).toBe(first);
});

it('the same fields after a response use the same key until the user starts another', async () => {
  const first = await open()(TAP);
  const again = open();
  expect(await again(TAP)).toBe(first);
  again.another();
  expect(await again(TAP)).not.toBe(first);
});

it('the same fields use another key ten minutes after a response', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: 0 });
  const first = keyOf('message', TAP);
  noteAnswer('message', TAP, 10);
  jest.setSystemTime(9 * 60_000);
  expect(keyOf('message', TAP)).toBe(first);
  jest.setSystemTime(11 * 60_000);
  expect(keyOf('message', TAP)).not.toBe(first);
});

it('a link can be requested again after a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: 0 });
  const first = await open('forgotten-password', 'mail is due')(TAP);
  jest.setSystemTime(50_000);
  expect(await open('forgotten-password', 'mail is due')(TAP)).toBe(first);
  jest.setSystemTime(70_000);
  expect(await open('forgotten-password', 'mail is due')(TAP)).not.toBe(first);
});

it('staff can send an email with the same text again after a response', async () => {
  const send = open('mail-7', 'answer');
  expect(await send(TAP)).not.toBe(await send(TAP));
});

it('stores no input and at most fifty keys', async () => {
  const send = open();
  for (let each = 0; each < 60; each++) await send({ message: `Private words ${each}` });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Private');
  expect(Object.keys(JSON.parse(localStorage.getItem('uplift-sent') ?? '').sent)).toHaveLength(50);
});

it('keeps keys until the page closes in a browser without storage', async () => {
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
