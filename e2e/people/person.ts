import type { BrowserContext, Page, Route } from 'playwright-core';
import { until } from '../../server/testing/until.js';
import { newContext, signIn, untilAlive } from '../browser.js';
import { byHand } from '../delayed-code.js';
import type { Behaviour } from './behaviours.js';
import type { Answers, PublicForm } from './public-forms.js';
import { translate } from './translate.js';

const OTHER_PAGE = '/AboutUplift';

/** Returns true if the code of the form is loaded, and its fields are enabled. */
const isReady = (selector: string) => {
  const form = document.querySelector(selector);
  return form !== null && !form.closest('[data-waiting]') && form.getAttribute('aria-busy') !== 'true';
};

/** A person with their own browser, who fills in and sends one form. */
export class Person {
  private constructor(
    private readonly context: BrowserContext,
    private readonly form: PublicForm,
    private readonly path: string,
    private readonly answers: Answers,
    private readonly behaviour: Behaviour,
  ) {}

  /**
   * Makes a person fill in the form at `path` and send it according to their behaviour. Returns the errors of
   * their pages.
   */
  static async sends(
    form: PublicForm,
    path: string,
    person: string,
    behaviour: Behaviour,
  ): Promise<string[]> {
    const context = await newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
    const errors: string[] = [];
    context.on('weberror', (error) => {
      const { message } = error.error();
      // React renders translated text again during hydration, and logs it.
      if (!behaviour.translated || !message.includes('#418')) errors.push(message);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
    });
    // Pictures and fonts take most of the time, and are irrelevant here.
    await context.route(/\.(?:avif|webp|jpe?g|png|woff2)(?:\?|$)/, (route) => route.abort());
    try {
      if (form.signedIn) {
        const page = await context.newPage();
        await signIn(page, form.signedIn);
        await page.close();
      }
      await new Person(context, form, path, form.answers(person), behaviour).send();
    } finally {
      await context.close();
    }
    return errors;
  }

  private async send(): Promise<void> {
    const { sending } = this.behaviour;
    const page = await this.filledIn();
    switch (sending) {
      case 'by a double click': {
        // If the response arrived between the clicks and Enter, Enter would open the dialog again.
        const held = await this.hold(page);
        await this.button(page).dblclick();
        await page.keyboard.press('Enter');
        held.answer();
        return this.sent(page);
      }
      case 'by Enter and a click on a slow network': {
        const held = await this.hold(page);
        await this.submit(page);
        await held.untilArrived();
        await page.keyboard.press('Enter');
        held.answer();
        return this.sent(page);
      }
      case 'again, for the answer was lost':
        return this.sendAgain(page, (route) => route.fetch().then(() => route.abort()));
      case 'again, for there was no connection':
        return this.sendAgain(page, (route) => route.abort());
      case 'again, after Back while it was on its way':
        return this.leaveAndSendAgain(page, async () => {
          await page.goBack();
          await page.goForward();
        });
      case 'again, after another page of the site while it was on its way':
        // A new account is redirected to its profile in the end, from any page.
        if (this.answers.password)
          return this.leaveAndSendAgain(page, async () => void (await page.reload()));
        return this.leaveAndSendAgain(page, async (answer) => {
          // A dialog covers the links of the page.
          const form = await page.locator(this.form.form).elementHandle();
          await page.evaluate(() =>
            document.querySelector<HTMLElement>('header a[href], main a[href]')?.click(),
          );
          // The address changes before the page does. Until then, the response would still be shown here.
          await page.waitForFunction((left) => !left?.isConnected, form);
          answer();
          await page.goBack();
        });
      case 'again, after a reload while it was on its way':
        return this.leaveAndSendAgain(page, async () => void (await page.reload()));
      case 'in two tabs at once': {
        const other = await this.filledIn();
        await Promise.all([this.submit(page), this.submit(other)]);
        await Promise.all([this.sent(page), this.sent(other)]);
        return;
      }
      case 'in two tabs, one after the other': {
        const other = await this.filledIn();
        await this.submit(page);
        await this.sent(page);
        await this.submit(other);
        return this.sent(other);
      }
      case 'again, after it was answered and the page opened anew':
        await this.submit(page);
        await this.sent(page);
        await page.goto(this.path);
        return this.again(page);
      case 'once, then Back and Forward':
        await this.submit(page);
        await this.sent(page);
        await page.goto(OTHER_PAGE);
        await page.goBack();
        // A page that is still starting sets its own history entry, and would stop the way forward.
        await page.locator('html[data-alive]').waitFor();
        await page.goForward();
        return;
      default:
        await this.submit(page);
        return this.sent(page);
    }
  }

  /** Opens a tab with the form, and fills it in. */
  private async filledIn(): Promise<Page> {
    const page = await this.context.newPage();
    const { typing, translated, sending } = this.behaviour;
    if (sending.includes('Back')) await page.goto(OTHER_PAGE);
    const drawn = !this.form.open && !this.form.signedIn;
    if (typing === 'typed before the scripts are here' && drawn) {
      const scripts = byHand();
      await page.route('**/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(this.path, { waitUntil: 'commit' });
      await this.type(page);
      scripts.keep();
    } else {
      await page.goto(this.path);
      await this.comeTo(page);
      if (typing.startsWith('autofilled')) await this.autofill(page, typing === 'autofilled');
      else await this.type(page);
    }
    await this.ready(page);
    if (typing === 'typed half in each language' && drawn) {
      // The site remembers the language: a second tab is in the other language.
      const { pathname } = new URL(page.url());
      const other = pathname.startsWith('/mi/') ? 'en-NZ' : 'mi-NZ';
      await page.locator(`a[hreflang="${other}"]`).first().click();
      await page.waitForURL((url) => url.pathname !== pathname);
      await this.comeTo(page);
      // The second half is typed once the first one has been restored.
      await page.locator(`${this.form.form} [name]`).first().focus();
      await this.ready(page);
      await this.type(page);
    }
    if (translated) await translate(page);
    return page;
  }

  /** Waits until the page responds and the form is visible. */
  private async comeTo(page: Page): Promise<void> {
    await untilAlive(page);
    if (this.form.open) await this.form.open(page);
    await page.locator(this.form.form).waitFor();
    await this.form.choose?.(page);
  }

  private ready = (page: Page) => page.waitForFunction(isReady, this.form.form, { polling: 50 });

  private button = (page: Page) => page.locator(`${this.form.form} button[type=submit]`);

  private submit = (page: Page): Promise<void> => this.button(page).click();

  /** Waits until other content has replaced the form. */
  private sent = (page: Page): Promise<void> => page.locator(this.form.form).waitFor({ state: 'hidden' });

  /** Types the texts that are missing. */
  private async type(page: Page): Promise<void> {
    for (const [name, text] of Object.entries(this.answers)) {
      const field = page.locator(`${this.form.form} [name=${name}]`);
      if ((await field.inputValue()) !== text) await field.fill(text);
    }
  }

  /**
   * Fills in all fields at once, as browsers and password managers do: some of them send events, some do not.
   */
  private async autofill(page: Page, notified: boolean): Promise<void> {
    await page.locator(`${this.form.form} [name]`).first().focus();
    await this.ready(page);
    await page.evaluate(
      ({ selector, answers, events }) => {
        for (const [name, text] of Object.entries(answers)) {
          const field = document.querySelector<HTMLInputElement>(`${selector} [name=${name}]`);
          if (!field) continue;
          const prototype = Object.getPrototypeOf(field);
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
          for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
        }
      },
      { selector: this.form.form, answers: this.answers, events: notified ? ['input', 'change'] : [] },
    );
  }

  /** Handles the next submission of a page itself. */
  private async onNextSubmission(page: Page, see: (route: Route) => Promise<void>): Promise<void> {
    let seen = false;
    const sends = `"operationName":"${this.form.mutation}"`;
    await page.route('**/graphql', (route) => {
      if (seen || !route.request().postData()?.includes(sends)) return route.continue();
      seen = true;
      return see(route);
    });
  }

  /** Holds back the response to the next submission. */
  private async hold(page: Page) {
    const answering = byHand();
    let arrived = false;
    await this.onNextSubmission(page, async (route) => {
      const response = await route.fetch();
      arrived = true;
      await answering.promise;
      // The sender may have left the page.
      await route.fulfill({ response }).catch(() => undefined);
    });
    return {
      untilArrived: () =>
        until(
          () => arrived,
          () => 'a submission',
        ),
      answer: answering.keep,
    };
  }

  /** Sends the form twice: the first try gets no response, the second one does. */
  private async sendAgain(page: Page, first: (route: Route) => Promise<void>): Promise<void> {
    let tried = false;
    await this.onNextSubmission(page, async (route) => {
      await first(route);
      tried = true;
    });
    await this.submit(page);
    await until(
      () => tried,
      () => 'a first try',
    );
    await this.ready(page);
    await this.submit(page);
    await this.sent(page);
  }

  private async leaveAndSendAgain(page: Page, leave: (answer: () => void) => Promise<void>): Promise<void> {
    const held = await this.hold(page);
    await this.submit(page);
    await held.untilArrived();
    await leave(held.answer);
    held.answer();
    await this.again(page);
  }

  /** Sends the form again without knowing whether it arrived, and fills in missing fields first. */
  private async again(page: Page): Promise<void> {
    await untilAlive(page);
    // After a registration, the form is not needed any more.
    if (this.answers.password) return;
    await this.comeTo(page);
    await page.locator(`${this.form.form} [name]`).first().focus();
    await this.ready(page);
    await this.type(page);
    await this.submit(page);
    await this.sent(page);
  }
}
