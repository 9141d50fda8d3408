import { z } from 'zod';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { FileAnswer, fileOf, ListAnswer, listOf, Page, pageOf } from './answers.js';
import { type Call, defineCall } from './call.js';
import { CALLS } from './calls.js';
import { checkedAnswer } from './check-answer.js';

const callNamed = (id: string) => CALLS.find((call) => call.id === id) as Call;

describe('check of responses against their schema', () => {
  const row = z.strictObject({ id: z.int(), name: z.string().nullable() });
  const terms = {
    id: 'T1',
    method: 'GET',
    path: 'thing/:id',
    audience: ['public'],
    summary: 'Read',
  } as const;
  const answering = (answer: Call['answer']): Call => ({ ...terms, answer, handle: async () => null });
  const good = { id: 1, name: null };
  const listed = (...rows: unknown[]) =>
    new ListAnswer({
      totalCount: rows.length,
      version: '1',
      batches: (async function* () {
        yield rows;
      })(),
    });

  it.each([
    ['a key that is not declared', { ...good, secret: 1 }],
    ['a key that is missing', { id: 1 }],
    ['another type', { id: '1', name: null }],
    ['nothing', undefined],
  ])('fails for %s and names the call and the path', (_what, answer) => {
    expect(() => checkedAnswer(answering(row), answer)).toThrow(
      'GET thing/:id (T1) does not answer what it declares',
    );
  });

  it('passes a valid response unchanged, with instants as they are serialised', () => {
    expect(checkedAnswer(answering(row), good)).toBe(good);
    const dated = z.strictObject({ at: z.iso.datetime() });
    expect(() => checkedAnswer(answering(dated), { at: new Date() })).not.toThrow();
  });

  it('checks rows of lists and pages, and the media type of files', async () => {
    const list = checkedAnswer(answering(listOf(row)), listed(good, { ...good, secret: 1 })) as ListAnswer;
    await expect(list.list.batches[Symbol.asyncIterator]().next()).rejects.toThrow('secret');
    expect(() => checkedAnswer(answering(pageOf(row)), new Page([{ id: 1 }], 1))).toThrow('name');
    const png = new FileAnswer(async () => Buffer.from(''), 'image/png', 'x', null);
    expect(() => checkedAnswer(answering(fileOf('application/pdf')), png)).toThrow('no file');
    expect(() => checkedAnswer(answering(pageOf(row)), listed(good))).toThrow('no page');
  });

  it('rejects a handler with another response type at compile time', () => {
    const answer = z.strictObject({ id: z.int(), parts: z.array(row) });
    const calls = [
      defineCall({ ...terms, answer, handle: async () => ({ id: 1, parts: [good] }) }),
      // @ts-expect-error a key that the schema does not know
      defineCall({ ...terms, answer, handle: async () => ({ id: 1, parts: [], secret: 1 }) }),
      // @ts-expect-error the same further in
      defineCall({ ...terms, answer, handle: async () => ({ id: 1, parts: [{ ...good, secret: 1 }] }) }),
      // @ts-expect-error a key that is missing
      defineCall({ ...terms, answer, handle: async () => ({ id: 1 }) }),
      defineCall({
        ...terms,
        answer: pageOf(row),
        // @ts-expect-error rows with a key too many
        handle: async () => new Page([{ ...good, secret: 1 }], 1),
      }),
      // @ts-expect-error no list
      defineCall({ ...terms, answer: listOf(row), handle: async () => [good] }),
    ];
    expect(calls).toHaveLength(6);
  });
});

describe('product in tests', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => uplift.stop());

  it('fails a test whose call returns an undeclared response', async () => {
    const { id } = await factories(uplift.app.database).category();
    jest.spyOn(callNamed('C055'), 'handle').mockResolvedValue({ id, colour: 'green' });
    await expect(uplift.rest('GET', `category/${id}`)).rejects.toThrow('GET category/:id (C055)');
  });

  it('fails a test whose call returns an undeclared status', async () => {
    const call = callNamed('C055');
    jest.replaceProperty(call, 'refusals', undefined);
    await expect(uplift.rest('GET', 'category/2000000000')).rejects.toThrow('status 404');
  });
});
