import type { Page } from 'playwright-core';
import { until } from '../server/testing/until.js';
import { axeViolations, visit } from './browser.js';
import { sql } from './database.js';
import { signedIn } from './editing.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct();

const PAGES = [
  '/join',
  '/SupplierJoin',
  '/SupplierJoinOld',
  '/GoodCauseJoin',
  '/ImpactBusinessJoin',
  '/contact',
  '/giftBox',
  '/coffee',
];

/** Returns the error of a field, as a screen reader gets it. */
const errorTextOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .filter(Boolean)
      .join(' '),
  );

/** Returns the name of the field or heading that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  });

/** Waits until the focus is on an element of this name. */
const untilFocusIs = (page: Page, is: (name: string | undefined) => boolean | undefined) =>
  until(async () => is((await focused(page)) ?? undefined));

/** Returns the mails that a search finds in the mailbox of staff. */
async function mails(
  page: Page,
  search: string,
): Promise<{ subject: string; toAddress: string; bodyHtml: string }[]> {
  const login = await page.request.post('/api/auth/login', {
    data: { email: 'admin@uplift.example', password: 'uplift-demo' },
  });
  const { token } = await login.json();
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query:
        'query Found($search: String) { mailDeliveries(search: $search) { nodes { subject toAddress bodyHtml } } }',
      variables: { search },
    },
  });
  return (await answer.json()).data.mailDeliveries.nodes;
}

describe('contacting and joining Uplift', () => {
  it('a message is sent although the session has expired R311', async () => {
    const { page, context } = await signedIn('member@demo.example', '/contact');
    await page.getByLabel('Your name').fill('Hana Ended');
    await page.getByLabel('Email').fill('hana.ended@example.nz');
    await page.getByLabel('Your message').fill('Do you deliver?');
    await context.clearCookies();
    // As if the token had expired: the server no longer knows it.
    await page.route('**/graphql', (route) => {
      const headers = route.request().headers();
      return route.continue({
        headers: { ...headers, ...(headers.authorization && { authorization: 'Bearer x' }) },
      });
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    const rows = await sql("SELECT message FROM contact_message WHERE email = 'hana.ended@example.nz'");
    expect(rows).toEqual([{ message: 'Do you deliver?' }]);
    await context.close();
  });

  it('the contact pages work with scripts turned off, in both languages P011 P040 P076 R030 P006', async () => {
    const { page, context } = await visit();
    for (const path of PAGES) {
      const english = await (await page.request.get(path)).text();
      const maori = await (await page.request.get(`/mi${path}`)).text();
      const heading = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];
      const description = (html: string) => /name="description" content="([^"]+)/.exec(html)?.[1];
      expect(heading(english)).toBeTruthy();
      expect(heading(maori)).toBeTruthy();
      expect([heading(maori), description(maori)]).not.toEqual([heading(english), description(english)]);
      expect(english).not.toContain('opens soon');
      expect(english).toContain('BreadcrumbList');
    }
    await context.close();
  });

  it('the chooser links to each way to join P006', async () => {
    const { page, context } = await visit();
    for (const [name, path, title] of [
      ['Join as a supplier', '/SupplierJoin', 'Join as a supplier'],
      ['Join as an impact buyer', '/ImpactBusinessJoin', 'Join as an impact buyer'],
      ['Join as a good cause', '/GoodCauseJoin', 'Nominate a good cause'],
    ] as const) {
      await page.goto('/join');
      await page.getByRole('link', { name }).click();
      await page.waitForURL(`**${path}`);
      await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
    }
    await context.close();
  });

  it('empty and invalid fields show an error next to the field, and keep their text C080', async () => {
    const { page, context } = await visit({ width: 390 });
    await page.goto('/contact');
    await page.getByLabel('Your message').fill('Kia ora');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForFunction(() => document.querySelector('[aria-invalid=true]'));
    expect(await errorTextOf(page, 'Your name')).toBe('This cannot be empty');
    expect(await errorTextOf(page, 'Email')).toBe('This cannot be empty');
    await untilFocusIs(page, (text) => text?.includes('Your name'));
    await page.getByLabel('Email').fill('ana@');
    await page.getByLabel('Your message').fill('x'.repeat(10_000));
    await page.keyboard.press('Tab');
    await page.getByText('Maximum of 5,000 characters allowed.').waitFor();
    expect(await errorTextOf(page, 'Email')).toBe('Please enter an email address like name@example.nz.');
    expect(await errorTextOf(page, 'Your message')).toBe('Maximum of 5,000 characters allowed.');
    expect(await page.getByLabel('Email').inputValue()).toBe('ana@');
    await context.close();
  });

  it('works by keyboard only, from the first field to the thanks, whose heading gets the focus C081', async () => {
    const { page, context, errors } = await visit();
    await page.goto('/SupplierJoin');
    await page.getByLabel('Name of the business').focus();
    for (const typed of [
      'Keyboard & Co',
      'Mere Keys',
      'mere@keys.example',
      '021 555',
      'keys.example',
      'Keys',
    ]) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await untilFocusIs(page, (text) => text === 'Send us your details');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    await untilFocusIs(page, (text) => text === 'Thank you, your message has been sent');
    expect(await axeViolations(page)).toEqual([]);
    expect((await mails(page, 'Keyboard & Co')).map(({ toAddress }) => toAddress)).toEqual([
      'team@uplift.example',
    ]);
    expect(await mails(page, 'mere@keys.example')).toHaveLength(1);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('a double click plus Enter creates one record C082', async () => {
    const { page, context } = await visit();
    await page.goto('/GoodCauseJoin');
    await page.getByLabel('Name of the good cause').fill('Te Awa Twice');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Email').fill('ana@awa.example');
    await page.getByRole('button', { name: 'Send us your details' }).dblclick();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await mails(page, 'Te Awa Twice')).toHaveLength(1);
    await context.close();
  });

  it('offline keeps the text, and the retry creates one record C083', async () => {
    const { page, context } = await visit();
    await page.goto('/mi/ImpactBusinessJoin');
    await page.getByLabel('Te ingoa o te whakahaere').fill('Kura o Nīkau');
    await page.getByLabel('Tō ingoa').fill('Hēmi');
    await page.getByLabel('Īmēra').fill('hemi@nikau.example');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Tukuna mai ki a mātou' }).click();
    await page.getByText('Kāore i tae ki a Uplift.').waitFor();
    expect(await page.getByLabel('Te ingoa o te whakahaere').inputValue()).toBe('Kura o Nīkau');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Tukuna mai ki a mātou' }).click();
    await page.getByRole('heading', { name: 'Ngā mihi, kua tukuna' }).waitFor();
    expect(await mails(page, 'Kura o Nīkau')).toHaveLength(1);
    await context.close();
  });

  it('after a lost response, an edited message can be sent C080', async () => {
    const { page, context } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Lost Answer');
    await page.getByLabel('Email').fill('lost@answer.example');
    await page.getByLabel('Your message').fill('First');
    await page.route('**/graphql', async (route) => {
      // The submission is stored, but its sender never gets the response.
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Can’t connect to Uplift.').waitFor();
    await page.unroute('**/graphql');
    await page.getByLabel('Your message').fill('First, and a word more');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    expect(await mails(page, 'Lost Answer')).toHaveLength(2);
    await context.close();
  });

  it('the mail to staff fits on a phone, even with very long words C080', async () => {
    const { page, context } = await visit({ width: 375 });
    const message = `${'Taumata'.repeat(40)} https://example.nz/${'x'.repeat(120)}`;
    const data = { fullName: 'Long Words', email: 'long@words.example', message };
    expect((await page.request.post('/api/mailing/sendGeneralEnquiry', { data })).status()).toBe(200);
    const [mail] = await mails(page, 'Long Words');
    await page.setContent(mail?.bodyHtml ?? '');
    expect(await page.locator('body').textContent()).toContain('Taumata');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await context.close();
  });

  it('boxes are counted, totalled, ordered and confirmed without payment; an empty order shows an error C124', async () => {
    const { page, context, errors } = await visit({ width: 390 });
    await page.goto('/giftBox');
    await page.getByText('Nothing to pay now').waitFor();
    await page.getByRole('button', { name: 'Remove: Impact Box, small' }).click();
    const form = page.getByRole('region', { name: 'Order your box' });
    await form.getByLabel('Your name').fill('Ana Box');
    await form.getByLabel('Email').fill('ana@box.example');
    await page.getByLabel('Where should we send your order?').fill('1 Tūī Street, Nelson 7010');
    await page.getByRole('button', { name: 'Order now, pay later' }).click();
    await page.getByText('Please choose at least one box.').waitFor();
    await page.getByRole('button', { name: 'Add: Impact Box, large' }).click();
    await page.getByRole('button', { name: 'Add: Impact Box, large' }).click();
    await page.getByRole('textbox', { name: 'Morning tea for ten' }).fill('1');
    expect(await page.locator('output').textContent()).toBe('Total$341.00');
    await page.getByRole('button', { name: 'Order now, pay later' }).dblclick();
    await page.getByRole('heading', { name: 'Thank you, we’ve got your order' }).waitFor();
    await page.getByText('the total is $341.00. You haven’t been charged.').waitFor();
    expect(await mails(page, 'Ana Box')).toHaveLength(1);
    expect(await mails(page, 'ana@box.example')).toHaveLength(1);
    await context.close();
    expect(errors).toEqual([]);
  });

  it('the Impact Box page has a form for questions too C123', async () => {
    const { page, context } = await visit();
    await page.goto('/giftBox');
    const question = page.getByRole('region', { name: 'Ask us about the Impact Box' });
    await question.getByLabel('Your name').fill('Ana Question');
    await question.getByLabel('Email').fill('ana@question.example');
    await question.getByLabel('Your question').fill('Can it be posted to Rakiura?');
    await question.getByRole('button', { name: 'Send message' }).click();
    await question.getByRole('heading', { name: 'Thank you, your message has been sent' }).waitFor();
    expect((await mails(page, 'Ana Question')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Question about the Impact Box'),
    ]);
    await context.close();
  });

  it('the coffee page links to coffee suppliers and to the Impact Box P040', async () => {
    const { page, context } = await visit();
    await page.goto('/coffee');
    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/business\/\d+$/);
    await page.goto('/coffee');
    await page.getByRole('link', { name: 'Find your coffee' }).click();
    await page.waitForURL('**/searchResults/service/Coffee');
    await page.goto('/coffee');
    await page.getByRole('link', { name: 'See the Impact Box' }).click();
    await page.waitForURL(`${underTest().url}/giftBox`);
    await context.close();
  });
});
