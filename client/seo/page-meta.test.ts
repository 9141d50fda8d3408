import { documentTitle, metaHtml, type PagePlace, scriptJson } from './page-meta';
import { breadcrumbs } from './structured-data';

const place: PagePlace = { origin: 'https://uplift.example', path: '/contact?a=1', language: 'en' };

it('a title is the route name, a hyphen, the product and its tagline R030', () => {
  expect(documentTitle('Contact')).toBe('Contact - Uplift | 100% charitable');
  expect(documentTitle('Search Results')).toBe('Search Results - Uplift | 100% charitable');
});

it('escapes names from the database in the head', () => {
  const html = metaHtml(
    'Supplier',
    {
      title: '</title><script>alert(1)</script>',
      description: '"><img src=x>',
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    },
    place,
  );
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
});

it('escapes state in a script element', () => {
  const hostile = { a: '</script>\u2028\u2029<!--' };
  const json = scriptJson(hostile);
  expect(json).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(json)).toEqual(hostile);
});

it('a page has an absolute canonical address and an alternate in the other language', () => {
  const english = metaHtml('Contact', { canonical: '/contact' }, place);
  expect(english).toContain('rel="canonical" href="https://uplift.example/contact"');
  expect(english).toContain('hreflang="mi-NZ" href="https://uplift.example/mi/contact"');
  const maori = metaHtml({ en: 'Home', mi: 'Kāinga' }, { canonical: '/' }, { ...place, language: 'mi' });
  expect(maori).toContain('rel="canonical" href="https://uplift.example/mi"');
  expect(maori).toContain('<title>Kāinga - Uplift | He kaupapa atawhai katoa</title>');
});

it('the canonical address omits unknown parameters', () => {
  expect(metaHtml('Contact', {}, place)).toContain('rel="canonical" href="https://uplift.example/contact"');
});

it.each([
  [undefined, 'https://uplift.example/preview.jpg'],
  [null, 'https://uplift.example/preview.jpg'],
  ['/files/demo/cause-1.webp', 'https://uplift.example/files/demo/cause-1.webp/preview.jpg'],
  ['https://elsewhere.example/a.webp', 'https://uplift.example/preview.jpg'],
])('a page that shows %s has the preview JPEG %s with its size', (image, address) => {
  const html = metaHtml('Supplier', { image }, place);
  expect(html).toContain(`<meta property="og:image" content="${address}">`);
  expect(html).toContain('<meta property="og:image:type" content="image/jpeg">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
});

it('structured data has absolute addresses', () => {
  const html = metaHtml('Supplier', { jsonLd: [{ '@type': 'Thing', url: '/business/5' }] }, place);
  expect(html).toContain('"url":"https://uplift.example/business/5"');
});

it('a page has breadcrumbs from Home in its own language', () => {
  const trail = breadcrumbs('mi', [{ name: 'Whakapā mai', path: '/contact' }]);
  const html = metaHtml('Contact', { jsonLd: [trail] }, { ...place, language: 'mi' });
  expect(html).toContain('"position":1,"name":"Kāinga","item":"https://uplift.example/mi"');
  expect(html).toContain('"position":2,"name":"Whakapā mai","item":"https://uplift.example/mi/contact"');
});

it('a noindex page has only its title', () => {
  const html = metaHtml('Login', { noindex: true }, place);
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/canonical|og:|hreflang/);
});

it('lists of suppliers and good causes name the feed of new ones in their language', () => {
  const feed = (language: 'en' | 'mi') =>
    metaHtml('Good Causes', { hasFeed: true }, { ...place, language }).match(/<link[^>]*atom[^>]*>/g);
  expect(feed('en')).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="New on Uplift" href="https://uplift.example/feeds/new.atom">',
  ]);
  expect(feed('mi')?.[0]).toContain('title="Hou ki Uplift" href="https://uplift.example/mi/feeds/new.atom"');
  expect(metaHtml('Contact', {}, place)).not.toContain('atom');
});
