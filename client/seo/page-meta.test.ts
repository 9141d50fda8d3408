import { documentTitle, metaHtml, scriptJson } from './page-meta';

it('R030 a title is the route name, a hyphen, the product and its tagline', () => {
  expect(documentTitle('Contact')).toBe('Contact - Uplift | 100% charitable');
  expect(documentTitle('Search Results')).toBe('Search Results - Uplift | 100% charitable');
});

it('names from the database cannot break out of the head', () => {
  const html = metaHtml('Supplier', {
    title: '</title><script>alert(1)</script>',
    description: '"><img src=x>',
    jsonLd: { name: '</script><script>alert(1)</script>' },
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
});

it('state in a script element survives hostile text', () => {
  const hostile = { a: '</script>\u2028\u2029<!--' };
  const json = scriptJson(hostile);
  expect(json).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(json)).toEqual(hostile);
});
