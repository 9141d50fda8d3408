import { TestUplift } from '../../testing/test-uplift.js';

const NAME = 'Zoë Ōtāhuhu “€”';

/** Encodes the text in UTF-16, with or without a byte order mark. */
const utf16 = (text: string, { mark = true, big = false } = {}) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('character sets of JSON bodies', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1000' });
  });
  afterAll(() => uplift.stop());

  let sent = 0;
  /** Returns a different message each time, since a repeated one counts once. */
  const bodyOf = (fullName: string) =>
    JSON.stringify({ fullName, email: `zoe${sent++}@example.nz`, message: 'Kia ora' });
  const send = (contentType: string, payload: Buffer) =>
    uplift.http.inject({
      method: 'POST',
      url: '/api/functions/general',
      headers: { 'content-type': contentType },
      payload,
    });
  const names = async () =>
    (await uplift.app.database.manager.query('SELECT full_name AS name FROM contact_message')).map(
      ({ name }: { name: string }) => name,
    );
  beforeEach(() => uplift.app.database.manager.query('DELETE FROM contact_message'));

  it.each([
    ['application/json', Buffer.from(bodyOf(NAME)), NAME],
    ['application/json', Buffer.from(`\ufeff${bodyOf(NAME)}`), NAME],
    ['application/json; charset=UTF-8', Buffer.from(bodyOf(NAME)), NAME],
    ['application/json;charset="utf8"', Buffer.from(bodyOf(NAME)), NAME],
    ['application/json; charset=', Buffer.from(bodyOf(NAME)), NAME],
    ['application/json; charset=utf-16', utf16(bodyOf(NAME)), NAME],
    ['application/json; charset=utf-16', utf16(bodyOf(NAME), { big: true }), NAME],
    ['application/json; charset=utf-16le', utf16(bodyOf(NAME), { mark: false }), NAME],
    ['application/json; charset=UTF-16BE', utf16(bodyOf(NAME), { mark: false, big: true }), NAME],
    ['application/json; charset="utf-16le"', utf16(bodyOf(NAME), { mark: false }), NAME],
    ['application/json;charset="Windows-1252"', Buffer.from(bodyOf('Zo\u00eb'), 'latin1'), 'Zoë'],
    ['application/json; charset=iso-8859-1', Buffer.from(bodyOf('Zoë é'), 'latin1'), 'Zoë é'],
    ['application/json; charset=windows-1252', Buffer.from(bodyOf('Zo\u00eb \u0080'), 'latin1'), 'Zoë €'],
  ])('%s is accepted (%#)', async (contentType, payload, stored) => {
    expect((await send(contentType, payload)).statusCode).toBe(200);
    expect(await names()).toEqual([stored]);
  });

  it.each([
    ['application/json', Buffer.from(bodyOf('Zoë'), 'latin1'), 400],
    ['application/json; charset=utf-8', Buffer.from(bodyOf('Zoë'), 'latin1'), 400],
    ['application/json', utf16(bodyOf('Zoë')), 400],
    ['application/json', Buffer.concat([Buffer.from(bodyOf('Zoë')), Buffer.from([0xc3])]), 400],
    ['application/json; charset=utf-16', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x00]), 400],
    ['application/json; charset=klingon', Buffer.from(bodyOf('Zoë')), 415],
    ['application/json; charset="klingon"', Buffer.from(bodyOf('Zoë')), 415],
    ['application/json; charset=utf-32', Buffer.from(bodyOf('Zoë')), 415],
    ['application/json; charset=utf-7', Buffer.from(bodyOf('Zoë')), 415],
  ])(
    '%s with bytes of another character set is rejected, and nothing is stored (%#)',
    async (type, payload, status) => {
      const answer = await send(type, payload);
      expect([answer.statusCode, answer.json().code]).toEqual([status, 'BAD_USER_INPUT']);
      expect(answer.json().message).toMatch(/UTF-8|character set/);
      expect(await names()).toEqual([]);
    },
  );

  it('GraphQL accepts and rejects the same bodies', async () => {
    const query = JSON.stringify({ query: '{ siteSettings { __typename } } # ē' });
    const ask = (contentType: string, payload: Buffer) =>
      uplift.http.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType },
        payload,
      });
    expect((await ask('application/json; charset=utf-16le', utf16(query))).json().data).toBeTruthy();
    expect((await ask('application/json', Buffer.from('{"query":"{a}\xe9"}', 'latin1'))).statusCode).toBe(
      400,
    );
    expect((await ask('application/json; charset=utf-7', Buffer.from(query))).statusCode).toBe(415);
  });
});
