/** @jest-environment node */
import type { ServerOperation } from '../graphql/page-client';
import { baseCss, documentHtml, headScript, pageAddress, renderPage } from './entry-server';

const home = {
  impactSummary: {
    __typename: 'ImpactSummary',
    contributions: 22750,
    communityHours: 1000,
    completedSales: 7,
    supplierCount: 240,
    impactBuyerCount: 120,
    goodCauseCount: 12,
  },
  featuredListings: [
    {
      __typename: 'FeaturedListing',
      id: 1,
      supplierId: 5,
      supplier: null,
      title: 'Kōwhai </script> Plumbing',
      text: null,
      imageUrl: null,
      mobileImageUrl: null,
    },
  ],
  goodCauses: [],
  frontPage: { __typename: 'FrontPage', buyers: [], tradies: [], suppliers: [] },
  categories: [],
};

const calls: (string | undefined)[] = [];
const execute = async ({ operationName }: ServerOperation) => {
  calls.push(operationName);
  return { data: home };
};

it('renders Home with its data, title, description and styles in the HTML', async () => {
  const page = await renderPage({ url: '/' }, execute);
  expect(page).toMatchObject({ status: 200, redirect: null, rendered: true });
  expect(page.body).toContain('$22,750');
  expect(page.body).toContain('href="/business/5"');
  expect(page.head).toContain('<title>Home - Uplift | 100% charitable</title>');
  expect(page.head).toContain('name="description"');
  expect(page.styles.css.length).toBeGreaterThan(1000);
  expect(page.modules).toContain('client/routes/public/home.tsx');
});

it('requests the data of a page once, in the loader', async () => {
  calls.length = 0;
  await renderPage({ url: '/' }, execute);
  expect(calls).toEqual(['Home']);
});

it('puts all styles into one style element and none into the body', async () => {
  const page = await renderPage({ url: '/' }, execute);
  expect(page.body).not.toContain('<style');
});

it('escapes names from the database in the state block', async () => {
  const page = await renderPage({ url: '/' }, execute);
  expect(page.state).not.toContain('</script>');
  expect(JSON.parse(page.state).router.loaderData).toBeDefined();
});

it('an unknown path answers 404 with a helpful page and noindex R032', async () => {
  const page = await renderPage({ url: '/zzz?x=1' }, execute);
  expect(page).toMatchObject({ status: 404, redirect: null });
  expect(page.body).toContain('Page not found');
  expect(page.body).toContain('href="/searchResults"');
  expect(page.head).toContain('noindex');
});

it('/home shows Home R032', async () => {
  expect(await renderPage({ url: '/home' }, execute)).toMatchObject({ redirect: '/' });
});

it.each(['/admin/leads', '/login', '/userProfile', '/EntityLink/secret'])(
  'leaves %s to the browser to render',
  async (url) => {
    const page = await renderPage({ url }, execute);
    expect(page).toMatchObject({ status: 200, rendered: false, body: '', redirect: null });
    expect(page.head).toContain('noindex');
  },
);

it.each([
  ['/mi/login', 'Takiuru', false],
  ['/mi/register', 'Hangaia he pūkete', true],
  ['/mi/forgot-password', 'Kua wareware te kupuhipa', true],
  ['/mi/reset-password?token=x', 'Kupuhipa hou', true],
  ['/mi/confirm-email?token=x', 'Whakaūngia tō īmēra', false],
  ['/mi/userProfile', 'Taku Pūkete', false],
  ['/mi/yearlyReport/supplier/5/2025', 'Pūrongo whaitake ā-tau', false],
])('%s is in te reo Māori with noindex R030', async (url, title, rendered) => {
  const page = await renderPage({ url }, execute);
  expect(page).toMatchObject({ status: 200, rendered, redirect: null, lang: 'mi-NZ' });
  expect(page.head).toContain(`<title>${title} - Uplift | He kaupapa atawhai katoa</title>`);
  expect(page.head).toContain('noindex');
});

it.each(['/register', '/forgot-password', '/reset-password'])(
  '%s is server-rendered with its form, as for a visitor',
  async (url) => {
    const page = await renderPage({ url }, execute);
    expect(page.body).toMatch(/<form[^>]*>.*<input[^>]*required/s);
  },
);

it.each(['/reset-password', '/mi/confirm-email'])(
  'drops the secret in %s from the address to render and cache',
  (path) => {
    expect(pageAddress(`${path}?token=secret-of-a-mail`)).toBe(path);
  },
);

it.each([
  ['/mi/admin', '/admin'],
  ['/mi/admin/leads?x=1', '/admin/leads?x=1'],
  ['/mi/EntityLink/secret/7', '/EntityLink/secret/7'],
])('redirects %s to its English address', async (url, redirect) => {
  expect(await renderPage({ url }, execute)).toMatchObject({ status: 302, redirect });
});

it('puts the route name into the title R030', async () => {
  const page = await renderPage({ url: '/contact' }, execute);
  expect(page.head).toContain('<title>Contact - Uplift | 100% charitable</title>');
});

it('answers 500 without error details when a query fails, so that the browser can retry', async () => {
  const { faults, ...page } = await renderPage({ url: '/' }, async () => ({
    errors: [Object.assign(new Error('relation "x" does not exist'), {}) as never],
  }));
  expect(page).toMatchObject({ status: 500, rendered: false, body: '' });
  expect(JSON.stringify(page)).not.toContain('relation');
  expect(faults).toEqual([]);
});

it('passes an error in a loader to the server log and hides it from the page', async () => {
  const { faults, ...page } = await renderPage({ url: '/' }, async () => {
    throw new TypeError('x is undefined');
  });
  expect(page).toMatchObject({ status: 500, rendered: false, body: '' });
  expect(JSON.stringify(page)).not.toContain('x is undefined');
  expect(faults?.map(({ message }) => message)).toEqual(['x is undefined']);
});

it('the document has only inline scripts and styles whose hashes the policy allows', async () => {
  const page = await renderPage({ url: '/' }, execute);
  const html = documentHtml(
    page,
    { entry: '/assets/e.js', scripts: ['/assets/a.js', '/assets/e.js'] },
    { baseCss: baseCss(), headScript },
  );
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
    (found) => found[1],
  );
  expect(scripts).toEqual([headScript]);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]);
  expect(styles).toEqual([baseCss(), page.styles.css]);
  expect(html).not.toMatch(/ style="/);
});

const ASSETS = { entry: '/assets/e.js', scripts: ['/assets/e.js'] };
const documentOf = async (url: string) =>
  documentHtml(await renderPage({ url }, execute), ASSETS, { baseCss: baseCss(), headScript });

it.each(['/', '/zzz', '/login', '/admin/leads', '/EntityLink/secret'])('%s links all icons', async (url) => {
  const icons = [...(await documentOf(url)).matchAll(/<link rel="([^"]*icon)" href="([^"]*)"/g)];
  expect(icons.map(([, rel, href]) => [rel, href])).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]);
});

it.each([
  ['/login', 'This page needs JavaScript'],
  ['/mi/login', 'Me whakakā te JavaScript'],
  ['/mi/confirm-email?token=x', 'Me whakakā te JavaScript'],
  ['/userProfile', 'This page needs JavaScript'],
  ['/admin/leads', 'This page needs JavaScript'],
  ['/EntityLink/secret', 'This page needs JavaScript'],
])('%s starts with a notice that it needs JavaScript', async (url, words) => {
  const body = (await documentOf(url)).split('<body>')[1] ?? '';
  expect(body).toMatch(/^<noscript>/);
  expect(body.split('</noscript>')[0]).toContain(words);
});

it.each(['/', '/mi', '/zzz'])(
  '%s is readable without JavaScript and shows no notice about it',
  async (url) => {
    expect(await documentOf(url)).not.toContain('page needs JavaScript');
    expect(await documentOf(url)).not.toContain('Me whakakā te JavaScript');
  },
);

it.each([
  ['/contact', 'This form needs JavaScript'],
  ['/mi/contact', 'mō tēnei puka'],
  ['/SupplierJoin', 'This form needs JavaScript'],
])('%s shows the JavaScript notice at its form', async (url, words) => {
  expect(await documentOf(url)).toMatch(new RegExp(`<noscript>[^]*?${words}[^]*?</noscript>`));
});

it('preloads the main image of a good cause with high priority', async () => {
  const goodCause = {
    __typename: 'GoodCause',
    ...{ id: 1, name: 'Youth Trust', status: 'APPROVED_AND_LIVE', imageUrl: '/files/youth.jpg' },
    ...{ description: null, website: null, special: false, contribution: 10, equivalentHours: 1 },
  };
  const goodCauseReport = {
    __typename: 'GoodCauseReport',
    ...{ goodCause, byYear: [], buyerCount: 0, buyers: [], supplierCount: 0, suppliers: [] },
  };
  const page = await renderPage({ url: '/GoodCauses/1' }, async () => ({ data: { goodCauseReport } }));
  const [picture = ''] = page.body.match(/<img[^>]*youth\.jpg[^>]*>/) ?? [];
  expect(picture).toContain('fetchPriority="high"');
  expect(picture).toContain('loading="eager"');
});
