import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { BadgeButton } from './badge-button';

const fetched = jest.fn<Promise<Response>, [string]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = ((address: string) => fetched(address)) as typeof fetch;
});

const answers = (status: number, body: object) =>
  fetched.mockImplementation(async () => ({ status, ok: status < 400, json: async () => body }) as Response);

async function open(name = 'Kōwhai & "Co" <Ltd>') {
  renderElement(<BadgeButton kind="supplier" id={12} name={name} />);
  await userEvent.click(screen.getByRole('button', { name: 'Badge for your website' }));
  return within(await screen.findByRole('dialog', { name: 'Badge for your website' }));
}

const snippet = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('region', { name: 'Code for your website' }).textContent;

it('previews the badge with its text alternative and offers HTML with the name escaped', async () => {
  answers(200, { text: 'Kōwhai has given $5.00.' });
  const dialog = await open();
  const picture = await dialog.findByRole('img', { name: 'Kōwhai has given $5.00.' });
  expect(picture).toHaveAttribute('src', '/badge/supplier/12.svg');
  expect(picture).toHaveAttribute('width', '360');
  expect(fetched).toHaveBeenCalledWith('/badge/supplier/12.json');
  expect(snippet(dialog)).toBe(
    '<a href="http://localhost:4000/business/12" data-uplift-badge="supplier/12" data-uplift-alt="figures">The impact that Kōwhai &amp; &quot;Co&quot; &lt;Ltd&gt; has made with Uplift</a>\n<script src="http://localhost:4000/badge.js" async></script>',
  );
});

it('follows the chosen language, colours, size and format', async () => {
  answers(200, { text: 'Kua tukuna' });
  const dialog = await open('Kōwhai');
  await dialog.findByRole('img');
  const choose = (label: string, value: string) =>
    userEvent.selectOptions(dialog.getByRole('combobox', { name: label }), value);
  await choose('Language', 'mi');
  await choose('Colours', 'dark');
  await choose('Size', 'compact');
  expect(dialog.getByRole('img')).toHaveAttribute(
    'src',
    '/badge/supplier/12.svg?lang=mi&theme=dark&size=compact',
  );
  expect(fetched).toHaveBeenLastCalledWith('/badge/supplier/12.json?lang=mi');
  expect(snippet(dialog)).toContain(
    '<a href="http://localhost:4000/mi/business/12" data-uplift-badge="supplier/12" data-uplift-alt="figures" data-uplift-lang="mi" data-uplift-theme="dark" data-uplift-size="compact">Te whaitake o Kōwhai mā Uplift</a>',
  );
  await choose('Type', 'picture');
  expect(snippet(dialog)).toBe(
    '<a href="http://localhost:4000/mi/business/12"><img src="http://localhost:4000/badge/supplier/12.svg?lang=mi&amp;theme=dark&amp;size=compact" alt="Te whaitake o Kōwhai mā Uplift" width="356" height="64" loading="lazy"></a>',
  );
  await choose('Type', 'frame');
  expect(snippet(dialog)).toMatch(
    /^<iframe src="http:\/\/localhost:4000\/badge\/supplier\/12\/frame\?lang=mi&amp;/,
  );
});

it('explains why there is no badge while the record is not public A29', async () => {
  answers(404, { code: 'NOT_FOUND' });
  const dialog = await open();
  expect(await dialog.findByText('No badge yet')).toBeInTheDocument();
  expect(dialog.getByText(/once your listing is live/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
});

it('offers the badge even if its figures fail to load', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  const dialog = await open();
  expect(await dialog.findByRole('img', { name: 'Badge' })).toBeInTheDocument();
});
