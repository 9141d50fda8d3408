import { renderHook } from '@testing-library/react';
import { useSendOnce } from './send-once';

const lost = new Error('The answer was lost');

/** Sends each of the forms in turn; those in `losing` get no answer. Answers the keys that they went under. */
async function keysOf(forms: object[], losing: number[]): Promise<string[]> {
  const { result } = renderHook(useSendOnce);
  const keys: string[] = [];
  for (const [index, form] of forms.entries()) {
    const sending = result.current(form, async ({ headers }) => {
      keys.push(headers['idempotency-key']);
      if (losing.includes(index)) throw lost;
    });
    await sending.catch((error) => expect(error).toBe(lost));
  }
  return keys;
}

it('the same fields after a lost answer go under the same key', async () => {
  const [first, second] = await keysOf([{ message: 'Tap' }, { message: 'Tap' }], [0]);
  expect(second).toBe(first);
});

it('changed fields go under another key, or they would be refused for good', async () => {
  const [first, second] = await keysOf([{ message: 'Tap' }, { message: 'Tap, please' }], [0]);
  expect(second).not.toBe(first);
});

it('the same fields once more, after an answer, are meant to be another', async () => {
  const [first, second] = await keysOf([{ message: 'Tap' }, { message: 'Tap' }], []);
  expect(second).not.toBe(first);
});
