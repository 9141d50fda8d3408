import type { Page } from 'playwright-core';
import { until } from '../../server/testing/until.js';

/** The texts that a person types, by the names of the fields. */
export type Answers = Record<string, string>;

/** A form of the public site, as used by the people of these tests. */
export interface PublicForm {
  name: string;
  path: string;
  /** The selector of its `form`. */
  form: string;
  /** The name of the mutation that sends it. */
  mutation: string;
  /** The user who sends it. If absent, it is a visitor. */
  signedIn?: string;
  /** Opens the form if it is in a dialog. */
  open?: (page: Page) => Promise<void>;
  /** Sets the fields that are not text fields. */
  choose?: (page: Page) => Promise<void>;
  answers: (person: string) => Answers;
  /** The statement that counts the records of a person; $1 is the person. */
  records: string;
  /** The number of mails for a person’s submission; each names the person. */
  mails: number;
  /** The statement that creates the records that a person needs first; $1 is the person. */
  prepare?: string;
}

/** Returns the email address of a person of these tests. */
const addressOf = (person: string) => `${person}@people.example`;

const visitor = (person: string) => ({
  fullName: `Ngaio ${person}`,
  email: addressOf(person),
  message: `Kia ora, this is ${person}.\nWhen could you come?`,
});

const BY_ADDRESS = `email = $1 || '@people.example'`;
const message = (name: string, path: string, kind: string): PublicForm => ({
  name,
  path,
  form: 'main form:has([name=message]):not(:has([name=address]))',
  mutation: 'SendContactMessage',
  answers: (person) =>
    kind === 'General' || kind === 'Impact Box'
      ? visitor(person)
      : { organisation: `Whare ${person}`, ...visitor(person) },
  records: `SELECT count(*)::int AS n FROM contact_message WHERE ${BY_ADDRESS}`,
  mails: 2,
});

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** All forms that visitors send, and those that suppliers and good causes send to staff. */
export const PUBLIC_FORMS: readonly PublicForm[] = [
  message('contact', '/contact', 'General'),
  message('supplier-join', '/SupplierJoin', 'Supplier join'),
  message('cause-join', '/GoodCauseJoin', 'Good cause join'),
  message('buyer-join', '/ImpactBusinessJoin', 'Impact buyer join'),
  message('box-question', '/giftBox', 'Impact Box'),
  {
    name: 'box-order',
    path: '/giftBox',
    form: 'main form:has([name=address])',
    mutation: 'OrderImpactBox',
    answers: (person) => ({ ...visitor(person), address: '1 Tūī Street\nNelson 7010' }),
    records: `SELECT count(*)::int AS n FROM impact_box_order WHERE ${BY_ADDRESS}`,
    mails: 2,
  },
  {
    name: 'enquiry',
    path: '/business/5',
    form: 'main form:has([name=enquiryAbout])',
    mutation: 'SendSalesEnquiry',
    answers: (person) => ({ ...visitor(person), enquiryAbout: 'A tap' }),
    records: `SELECT count(*)::int AS n FROM sales_enquiry WHERE ${BY_ADDRESS}`,
    mails: 2,
  },
  {
    name: 'testimonial',
    path: '/business/5',
    form: '[role=dialog] form',
    mutation: 'LeaveTestimonial',
    open: async (page) => {
      // The name of the button depends on its language.
      await page.getByRole('button', { name: /Leave a testimonial|Waiho he kupu tautoko/ }).click();
      await page.locator('[role=dialog] form').waitFor();
    },
    answers: (person) => ({ fullName: `Ngaio ${person}`, message: 'On time, and tidy.' }),
    records: `SELECT count(*)::int AS n FROM testimonial WHERE full_name = 'Ngaio ' || $1`,
    mails: 0,
  },
  {
    name: 'register',
    path: '/register',
    // Not the form of the profile, to which a new account is redirected.
    form: 'main form:has([name=fullName]):has([name=password])',
    mutation: 'Register',
    answers: (person) => ({
      fullName: `Ngaio ${person}`,
      email: addressOf(person),
      password: 'seven dull purple kettles',
    }),
    records: `SELECT count(*)::int AS n FROM user_account WHERE ${BY_ADDRESS}`,
    mails: 1,
  },
  {
    name: 'issue',
    path: '/admin/salesEnquiry',
    form: '[role=dialog] form',
    mutation: 'ReportEnquiryIssue',
    signedIn: 'supplier@demo.example',
    open: press('Report Issue'),
    // A choice that is clicked while its dialog is still opening has no effect yet.
    choose: async (page) => {
      const choice = page.locator('[role=dialog] label').filter({ hasText: 'Wrong customer' });
      await until(async () => {
        await choice.click();
        return (await choice.getAttribute('data-state')) === 'checked';
      });
    },
    answers: (person) => ({ message: `This enquiry is not of ${person}, who asked before.` }),
    records: `SELECT count(*)::int AS n FROM contact_message WHERE message LIKE '%not of ' || $1 || ',%'`,
    mails: 1,
  },
  {
    name: 'request-service',
    path: '/admin/yourProfile?tab=services',
    form: '[role=dialog] form',
    mutation: 'RequestService',
    signedIn: 'supplier@demo.example',
    open: (page) => page.getByRole('link', { name: 'Ask us to add a service' }).click(),
    answers: (person) => ({ service: `Repairs of ${person}`, note: 'Customers ask for it.' }),
    records: `SELECT count(*)::int AS n FROM contact_message WHERE message LIKE '%Repairs of ' || $1 || E'\\n%'`,
    mails: 1,
  },
  {
    name: 'buyer-request',
    path: '/admin/dashboard',
    form: '[role=dialog] form',
    mutation: 'RequestImpactBuyer',
    signedIn: 'goodcause@demo.example',
    open: press('New Impact Buyer Request'),
    answers: (person) => ({ name: `Kura ${person}`, email: addressOf(person) }),
    records: `SELECT count(*)::int AS n FROM impact_buyer_request WHERE ${BY_ADDRESS}`,
    mails: 1,
  },
  {
    name: 'alert',
    path: '/searchResults/service/carpet%20cleaning%20wellington',
    form: 'main form:has([name=email])',
    mutation: 'RequestSupplierAlert',
    answers: (person) => ({ email: addressOf(person) }),
    records: `SELECT count(*)::int AS n FROM supplier_alert WHERE ${BY_ADDRESS}`,
    mails: 1,
  },
  {
    name: 'forgotten-password',
    path: '/forgot-password',
    form: 'main form:has([name=email])',
    mutation: 'RequestPasswordReset',
    prepare: `INSERT INTO user_account (identity_id, email, full_name)
      VALUES (gen_random_uuid(), $1 || '@people.example', 'Ngaio ' || $1)`,
    answers: (person) => ({ email: addressOf(person) }),
    records: `SELECT count(*)::int AS n FROM activity a JOIN user_account u ON u.id = a.subject_id
      WHERE a.action = 'account.password-reset-requested' AND u.${BY_ADDRESS}`,
    mails: 1,
  },
];
