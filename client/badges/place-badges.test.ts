import { waitFor } from '@testing-library/react';

const link = (ownerPath: string, more = '') =>
  `<a href="https://uplift.example/business/5" data-uplift-badge="${ownerPath}"${more}>Our <b>impact</b></a>`;

/** Runs the script on a page with this body; returns its link. */
function run(body: string): HTMLAnchorElement {
  document.body.innerHTML = body;
  jest.isolateModules(() => require('./place-badges'));
  return document.querySelector('a') as HTMLAnchorElement;
}

const pictureIn = (place: Element) => place.querySelector('img') as HTMLImageElement;

it('puts an image of a fixed size into the link, which keeps its name', () => {
  const picture = pictureIn(
    run(link('supplier/kowhai', ' data-uplift-size="compact" data-uplift-lang="mi"')),
  );
  expect(picture.src).toBe('https://uplift.example/badge/supplier/kowhai.svg?lang=mi&size=compact');
  expect([picture.alt, picture.width, picture.height, picture.loading, picture.crossOrigin]).toEqual([
    'Our impact',
    356,
    64,
    'lazy',
    'anonymous',
  ]);
});

it('keeps the text of the link if the badge fails to load', () => {
  const place = run(link('supplier/5'));
  pictureIn(place).dispatchEvent(new Event('error'));
  expect(place.innerHTML).toBe('Our <b>impact</b>');
});

it.each(['', 'lead/5', 'supplier/../graphql', 'supplier/', 'supplier/5?x=1'])(
  'leaves a link to %p unchanged',
  (ownerPath) => {
    expect(pictureIn(run(link(ownerPath)))).toBeNull();
  },
);

it('places one image even if the script runs twice', () => {
  const place = run(link('goodcause/3'));
  jest.isolateModules(() => require('./place-badges'));
  expect(place.querySelectorAll('img')).toHaveLength(1);
});

it('uses the figures as alt text on request, and the link text if the figures fail to load', async () => {
  const json = jest.fn(async () => ({ text: 'Has given $5.00.' }));
  const fetched = jest.fn(async () => ({ ok: true, json }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  const picture = pictureIn(run(link('supplier/5', ' data-uplift-alt="figures"')));
  await waitFor(() => expect(picture.alt).toBe('Has given $5.00.'));
  expect(fetched).toHaveBeenCalledWith('https://uplift.example/badge/supplier/5.json', {
    credentials: 'omit',
  });
  fetched.mockRejectedValueOnce(new TypeError('refused by the policy of the page'));
  const untold = pictureIn(run(link('supplier/5', ' data-uplift-alt="figures"')));
  await waitFor(() => expect(fetched.mock.results).toHaveLength(2));
  expect(untold.alt).toBe('Our impact');
  pictureIn(run(link('supplier/5')));
  expect(fetched).toHaveBeenCalledTimes(2);
});
