import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TestSmtpServer } from '../server/testing/smtp-server.js';
import { until } from '../server/testing/until.js';
import { sql } from './database.js';
import { inParallel } from './in-parallel.js';
import { behaviourOf } from './people/behaviours.js';
import { Person } from './people/person.js';
import { PUBLIC_FORMS, type PublicForm } from './people/public-forms.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct({ sendsMail: true });

/**
 * The number of people who use each form: two hundred with `npm test -- --all`, three in every run
 * (docs/testing.md).
 */
const PEOPLE = process.env.TEST_SAMPLE === 'all' ? 200 : 3;

/** The names of the client’s mutations. */
const MUTATIONS = readdirSync('client', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => [...readFileSync(path.join('client', file), 'utf8').matchAll(/^mutation (\w+)/gm)])
  .map(([, name]) => name);

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = new TestSmtpServer(underTest().smtpPort);
  await smtp.start();
});
afterAll(() => smtp.stop());

/** Returns the address of the form. For an issue, the enquiry is one of the supplier who reports it. */
async function pathOf({ name, path }: PublicForm): Promise<string> {
  if (name !== 'issue') return path;
  const [enquiry] = await sql<{ id: number }>(
    `SELECT e.id FROM sales_enquiry e JOIN user_account u ON u.supplier_id = e.supplier_id
      WHERE u.email = 'supplier@demo.example' AND e.archived_at IS NULL ORDER BY e.id LIMIT 1`,
  );
  return `${path}/${enquiry?.id}`;
}

const mailsAbout = (person: string) =>
  smtp.received.filter(({ recipients, mail: { subject, text, html } }) =>
    [...recipients, subject, text, html].some((part) => part?.includes(person)),
  );

const recordsOf = async ({ records }: PublicForm, person: string) =>
  (await sql<{ n: number }>(records, [person], { unnoticed: true }))[0]?.n;

/** Waits until no mail is being sent. */
const untilMailed = () =>
  until(async () => {
    const [row] = await sql<{ waiting: number }>(
      `SELECT (SELECT count(*) FROM mail_delivery WHERE status = 'queued')::int
        + (SELECT count(*) FROM outbox_job WHERE dispatched_at IS NULL)::int AS waiting`,
      [],
      { unnoticed: true },
    );
    return row?.waiting === 0;
  });

describe('people who submit a public form', () => {
  it.each(PUBLIC_FORMS.map((form) => [form.name, form] as const))(
    '%s: each submission creates one record and one email of each kind, however it is sent',
    async (name, form) => {
      // A person could wait for a mutation of another name in vain.
      expect(MUTATIONS).toContain(form.mutation);
      const people = Array.from({ length: PEOPLE }, (_, count) => ({
        person: `${name}-${String(count).padStart(3, '0')}`,
        behaviour: behaviourOf(name, count),
      }));
      const address = await pathOf(form);
      if (form.prepare)
        for (const { person } of people) await sql(form.prepare, [person], { unnoticed: true });
      const wrong: unknown[] = [];
      await inParallel(people, async ({ person, behaviour }) => {
        const errors = await Person.sends(form, address, person, behaviour).catch((error: Error) => [
          error.message,
        ]);
        if (errors.length > 0) wrong.push({ person, behaviour, errors });
      });
      await untilMailed();
      for (const { person, behaviour } of people) {
        const made = [await recordsOf(form, person), mailsAbout(person).length];
        if (made[0] !== 1 || made[1] !== form.mails)
          wrong.push({ person, behaviour, records: made[0], mails: made[1] });
      }
      expect(wrong).toEqual([]);
    },
  );
});
