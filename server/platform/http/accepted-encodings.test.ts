import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { acceptedEncodings } from './accepted-encodings.js';

describe('Accept-Encoding', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['br', ['br']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['x-gzip', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['br; q=0.0 , gzip ; q=0.5', ['gzip']],
    ['br;Q=0,gzip;Q=1', ['gzip']],
    ['br;q=0.2, gzip;q=0.9', ['gzip', 'br']],
    ['gzip;q=0, *', ['br']],
    ['br;q=0, *', ['gzip']],
    ['*;q=0', []],
    ['*;q=0, gzip', ['gzip']],
    ['identity;q=0, *', ['br', 'gzip']],
    ['br;q=, gzip;q=no', []],
    ['brotli, gzipped', []],
  ])('%j allows %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });

  describe('over the API', () => {
    let uplift: TestUplift;
    beforeAll(async () => {
      uplift = await TestUplift.start();
      const make = factories(uplift.app.database);
      for (let count = 0; count < 20; count += 1) await make.supplier();
    });
    afterAll(() => uplift.stop());

    it.each([
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
      ['gzip;q=0, *', 'br'],
      ['*;q=0', undefined],
      ['br;q=0, gzip;q=0', undefined],
    ])('a list requested with %j is sent as %s', async (accepted, encoding) => {
      const answer = await uplift.http.inject({
        url: '/api/business/all/available',
        headers: { 'accept-encoding': accepted },
      });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
    });
  });
});
