import { asRead, type Interpretation, mayMeanMore, readingChanges, withPlaceApart } from './interpretation';

const typed = (part: Partial<Interpretation['parts'][number]>): Interpretation['parts'][number] => ({
  typed: 'plumber',
  searchTerms: ['plumber'],
  why: 'AS_TYPED',
  ...part,
});
const read = (given: Partial<Interpretation>): Interpretation => ({
  words: 'plumber',
  withoutPlace: 'plumber',
  place: null,
  partly: false,
  parts: [typed({})],
  ...given,
});
const ponsonby = {
  name: 'Ponsonby',
  region: 'Auckland',
  district: 'Central Auckland',
};
const criteria = { service: 'plumber ponsonby', mode: 'General', page: 1 } as const;

describe('interpretation of a search', () => {
  it.each([
    ['plumber', true, 'Plumbers'],
    ['electrician', true, 'Electricians'],
    ['lawn mowing', true, 'Lawn mowing'],
    ['hot water', true, 'Hot water'],
    ['plumber', false, 'Plumber'],
    ['ārai rere', false, 'Ārai rere'],
  ])('the heading of %j with English as %j is %s A169', (words, english, heading) => {
    expect(asRead(criteria, read({ words }), english).criteria.service).toBe(heading);
  });

  it('shows the typed place in the heading and filters by its district A169', () => {
    const { criteria: shown, place } = asRead(criteria, read({ place: ponsonby }), true);
    expect([shown.servicing, place]).toEqual(['Central Auckland', 'Ponsonby']);
    expect(withPlaceApart(criteria, read({ place: ponsonby }))).toMatchObject({
      service: 'plumber',
      servicing: 'Central Auckland',
    });
  });

  it('keeps a place in the address A169', () => {
    const inOtago = { ...criteria, servicing: 'Otago' };
    expect(withPlaceApart(inOtago, read({ place: ponsonby }))).toBe(inOtago);
    expect(asRead(inOtago, read({ place: ponsonby }), true).place).toBeUndefined();
  });

  it('shows the literal text if nothing or only a place was recognised A169', () => {
    expect(asRead(criteria, read({ words: null }), true).criteria.service).toBe('plumber ponsonby');
    expect(asRead(criteria, read({ words: null, place: ponsonby }), true).criteria.service).toBeUndefined();
    const unknown = typed({ typed: 'barber', searchTerms: [], why: 'UNKNOWN' });
    const nobody = read({ words: null, place: ponsonby, parts: [unknown] });
    expect(asRead(criteria, nobody, true)).toEqual({ criteria });
    expect(asRead(criteria, null, true).criteria).toBe(criteria);
  });

  it('reports corrected, added and ignored words', () => {
    const parts = [
      typed({ typed: 'plumer', why: 'MISSPELT' }),
      typed({ typed: 'Sparky', searchTerms: ['sparky', 'electrician'], why: 'SYNONYM' }),
      typed({ typed: 'cheap', searchTerms: [], why: 'IGNORED' }),
      typed({ typed: 'barber', searchTerms: [], why: 'UNKNOWN' }),
    ];
    expect(readingChanges(read({ parts }))).toEqual({
      mended: true,
      alsoSought: ['electrician'],
      leftOut: ['barber'],
    });
  });

  it('offers other words if the literal text finds one or two suppliers', () => {
    expect(mayMeanMore(criteria, 2, null)).toBe(true);
    expect(mayMeanMore(criteria, 3, null)).toBe(false);
    expect(mayMeanMore(criteria, 1, read({}))).toBe(false);
    expect(mayMeanMore({ ...criteria, service: undefined }, 1, null)).toBe(false);
  });
});
