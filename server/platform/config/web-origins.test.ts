import { readWebOrigins } from './web-origins.js';

describe('WEB_ORIGINS', () => {
  it('is a list of origins, separated by spaces or commas', () => {
    expect(readWebOrigins('', true)).toEqual([]);
    expect(readWebOrigins(' https://a.example.nz, https://B.example:8443/ ', true)).toEqual([
      'https://a.example.nz',
      'https://b.example:8443',
    ]);
    expect(readWebOrigins('http://localhost:3000', false)).toEqual(['http://localhost:3000']);
  });

  it.each(['*', 'null', 'a.example.nz', 'https://*.example.nz', 'https://a.example/shop', 'ftp://a.example'])(
    'does not contain %s',
    (value) => {
      expect(() => readWebOrigins(value, false)).toThrow('is not an origin');
    },
  );

  it('contains no origin without TLS in production', () => {
    expect(() => readWebOrigins('http://a.example', true)).toThrow('must start with https://');
  });
});
