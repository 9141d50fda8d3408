import { pageAddress } from './page-address';

describe('page address', () => {
  it('keeps the parameters that the page knows, in a fixed order, and drops the others', () => {
    expect(pageAddress('/searchResults?utm_source=mail&page=2&type=Consumer')).toBe(
      '/searchResults?page=2&type=Consumer',
    );
    expect(pageAddress('/searchResults?type=Consumer&page=2')).toBe('/searchResults?page=2&type=Consumer');
    expect(pageAddress('/mi/impactBusiness?page=2&type=School&x=1')).toBe(
      '/mi/impactBusiness?page=2&type=School',
    );
    expect(pageAddress('/GoodCauses/1?suppliers=3&page=2')).toBe('/GoodCauses/1?suppliers=3');
  });

  it('is the path alone if the page knows none of the parameters', () => {
    for (const path of ['/', '/business/5', '/contact', '/mi', '/admin/salesEnquiry', '/no/such/page'])
      expect(pageAddress(`${path}?utm_campaign=1&n=2`)).toBe(path);
    expect(pageAddress('/about')).toBe('/about');
    expect(pageAddress('/about?')).toBe('/about');
  });
});
