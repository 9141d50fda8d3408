import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { HeldSubmission } from '../staff/held-submissions/held-submission.entity.js';
import { factories } from '../testing/factories.js';
import { FORMS, type Form, SUPPLIER } from '../testing/public-forms.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const STORED = [SalesEnquiry, ContactMessage, ImpactBoxOrder, Testimonial];
const HELD =
  '{ heldSubmissions { nodes { id form senderName senderEmail summary reason heldAt answers { label value } } } }';
const SUPPLIER_MAIL = 'jobs@kowhai.example';

const CONFIRMED = [
  ['sendContactMessage GENERAL', 'Kua tae mai tō karere'],
  ['sendContactMessage SUPPLIER_JOIN', 'Nau mai: ngā mahi ka whai mai hei kaiwhakarato'],
  ['sendSalesEnquiry', 'Kei te haere tō pātai ki a Kōwhai'],
  ['orderImpactBox', 'Tō tono Pouaka Awe'],
  ['mailing/sendGeneralEnquiry', 'Kua tae mai tō karere'],
  ['mailing/sendSupplierJoinEnquiry', 'Nau mai: ngā mahi ka whai mai hei kaiwhakarato'],
  ['mailing/sendSalesEnquiry', 'Kei te haere tō pātai ki a Kōwhai'],
  ['buyGiftBox', 'Tō tono Pouaka Awe'],
] as const;
const forms = FORMS.map((form) => [form.name, form] as const);

interface Answer {
  status: number;
  fields: string[];
  retryAfter: string | undefined;
}

describe('public forms', () => {
  let uplift: TestUplift;
  let supplierId: number;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    supplierId = (
      await factories(uplift.app.database).supplier({ name: 'Kōwhai', enquiryEmail: SUPPLIER_MAIL })
    ).id;
  });
  afterAll(() => uplift.stop());

  async function send(form: Form, changes: object = {}, on = uplift, supplier = supplierId): Promise<Answer> {
    const all = Object.entries({ ...form.given, ...changes });
    const input = Object.fromEntries(all.map(([key, value]) => [key, value === SUPPLIER ? supplier : value]));
    if (form.mutation) {
      const { operation, type, result = '' } = form.mutation;
      const query = `mutation ($input: ${type}!) { ${operation}(input: $input) ${result} }`;
      const { status, errors, response } = await on.graphql(query, { input });
      const problems = (errors?.[0]?.extensions.fields ?? []) as { field: string }[];
      return {
        status,
        fields: problems.map(({ field }) => field),
        retryAfter: response.headers['retry-after'] as string | undefined,
      };
    }
    const response = await on.rest('POST', form.path as string, { body: input });
    const problems: { field: string }[] = response.json().fields ?? [];
    return {
      status: response.statusCode,
      fields: problems.map(({ field }) => field),
      retryAfter: response.headers['retry-after'] as string | undefined,
    };
  }

  const manager = () => uplift.app.database.manager;
  const stored = async () =>
    (await Promise.all(STORED.map((entity) => manager().count(entity)))).reduce((sum, count) => sum + count);
  const mails = () => manager().find(MailDelivery, { order: { id: 'ASC' } });
  const tally = async () => [await stored(), (await mails()).length];
  /** Makes the next submission count as new instead of as a double click. */
  const forget = () => manager().query('DELETE FROM idempotency_key');
  const recipientsOf = ({ notified: who, given }: Form) => {
    const others = { staff: [uplift.app.config.staffMail], supplier: [SUPPLIER_MAIL], nobody: [] }[who];
    return [...others, ...(given.email ? [given.email as string] : [])].sort();
  };

  beforeEach(forget);

  it.each(forms)('%s: rejects empty required fields by name, and stores nothing', async (_, form) => {
    const before = await tally();
    for (const field of form.required)
      for (const empty of ['', '  ', '\u200b\u2060'])
        expect([field, await send(form, { [field]: empty })]).toMatchObject([
          field,
          { status: 400, fields: [field] },
        ]);
    const none = Object.fromEntries(form.required.map((field) => [field, '']));
    expect((await send(form, none)).fields.sort()).toEqual([...form.required].sort());
    expect(await tally()).toEqual(before);
  });

  it.each(forms)('%s: rejects 10,000 characters and invalid characters', async (_, form) => {
    const before = await tally();
    for (const field of [...form.lines, ...form.texts])
      for (const bad of ['x'.repeat(10_000), 'Ana\ud800'])
        expect([field, await send(form, { [field]: bad })]).toMatchObject([
          field,
          { status: 400, fields: [field] },
        ]);
    expect(await tally()).toEqual(before);
  });

  it.each(forms)('%s: rejects a line break, which could inject a mail header R343', async (_, form) => {
    const before = await tally();
    // Other line breaks become blanks, which cannot start a header.
    for (const field of form.lines)
      for (const end of ['\r\n', '\n', '\r'])
        expect([
          field,
          await send(form, { [field]: `ana@example.nz${end}Bcc: eve@example.nz` }),
        ]).toMatchObject([field, { status: 400, fields: [field] }]);
    expect(await tally()).toEqual(before);
  });

  it.each(forms.filter(([, { given }]) => given.email))(
    '%s: rejects an invalid email address',
    async (_, form) => {
      const before = await tally();
      const bad = [
        'ana',
        'ana@',
        '@example.nz',
        'ana@example',
        'ana@[127.0.0.1]',
        'ana @example.nz',
        'ana@example.nz, eve@example.nz',
        'ana@example.nz;eve@example.nz',
        'Ana <ana@example.nz>',
        '"eve@example.nz, x"@example.nz',
        '<script>@example.nz',
        'ana@exa_mple.nz',
        `${'a'.repeat(65)}@example.nz`,
      ];
      for (const email of bad)
        expect([email, await send(form, { email })]).toMatchObject([
          email,
          { status: 400, fields: ['email'] },
        ]);
      expect(await tally()).toEqual(before);
    },
  );

  it.each(forms)(
    '%s: mails only the intended recipients, without HTML from the form R343',
    async (_, form) => {
      const before = (await mails()).length;
      const evil = '<b onclick="evil()">Win</b>';
      const words = Object.fromEntries([...form.lines, ...form.texts].map((field) => [field, evil]));
      expect(
        (await send(form, { ...words, ...(form.given.email ? { email: form.given.email } : {}) })).status,
      ).toBe(200);
      const sent = (await mails()).slice(before);
      expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual(recipientsOf(form));
      for (const { subject, bodyHtml, bodyText, toAddress, cc, bcc } of sent) {
        expect([cc, bcc]).toEqual([[], []]);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(bodyHtml).not.toContain('<b onclick');
        // The confirmation may go to a stranger, so it contains no text of the form.
        if (toAddress === form.given.email)
          expect(subject + bodyHtml + bodyText).not.toMatch(/evil|onclick|Win/);
      }
    },
  );

  it.each(forms)('%s: ignores recipients that the caller names R343', async (_, form) => {
    const [before, mailsBefore] = await tally();
    const evil = 'eve@evil.example';
    const names = {
      to: evil,
      cc: [evil],
      bcc: evil,
      toCC: evil,
      replyTo: evil,
      staffMail: evil,
      enquiryEmail: evil,
    };
    const { status } = await send(form, names);
    expect(status).toBe(form.mutation ? 400 : 200);
    const sent = (await mails()).slice(mailsBefore);
    expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual(form.mutation ? [] : recipientsOf(form));
    expect(JSON.stringify(sent)).not.toContain('evil.example');
    expect(await stored()).toBe((before as number) + (form.mutation ? 0 : 1));
  });

  it.each(forms)('%s: stores and mails a hundred identical submissions in a minute once', async (_, form) => {
    const [before, mailsBefore] = (await tally()) as [number, number];
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tally()).toEqual([before + 1, mailsBefore + recipientsOf(form).length]);
  });

  it.each(forms)(
    '%s: holds a submission with a filled trap, and stores the same without it',
    async (_, form) => {
      const before = await tally();
      const held = await manager().count(HeldSubmission);
      expect((await send(form, { companyFax: '09 555 0000' })).status).toBe(200);
      expect([await tally(), await manager().count(HeldSubmission)]).toEqual([before, held + 1]);
      expect((await send(form)).status).toBe(200);
      expect(await stored()).toBe((before[0] as number) + 1);
      // Blanks count as empty.
      await forget();
      expect((await send(form, { companyFax: ' ' })).status).toBe(200);
      expect(await stored()).toBe((before[0] as number) + 2);
    },
  );

  it.each(forms)('%s: stores and mails a submission that a browser filled in at once', async (_, form) => {
    const [before, mailsBefore] = (await tally()) as [number, number];
    const held = await manager().count(HeldSubmission);
    for (const filledInMs of [0, 1, -5]) {
      await forget();
      expect((await send(form, { filledInMs })).status).toBe(200);
    }
    expect(await tally()).toEqual([before + 3, mailsBefore + 3 * recipientsOf(form).length]);
    expect(await manager().count(HeldSubmission)).toBe(held);
  });

  it.each(forms)('%s: processes a released submission as a regular one', async (_, form) => {
    await manager().query('DELETE FROM held_submission');
    const before = await tally();
    for (const again of [1, 2])
      expect([again, await send(form, { companyFax: 'x' })]).toMatchObject([again, { status: 200 }]);
    const { heldSubmissions } = (await uplift.graphql(HELD, {}, { as: admin })).data;
    expect(heldSubmissions.nodes).toEqual([
      expect.objectContaining({
        senderName: expect.stringContaining('Ana'),
        reason: 'A hidden field was filled in.',
      }),
    ]);
    const [{ id, heldAt }] = heldSubmissions.nodes;
    const release = () =>
      uplift.graphql('mutation ($id: Int!) { releaseHeldSubmission(id: $id) }', { id }, { as: admin });
    const answers = await Promise.all([release(), release()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await stored()).toBe((before[0] as number) + 1);
    const sent = (await mails()).slice(before[1]);
    expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual(recipientsOf(form));
    const dates: { at: Date }[] = await manager().query(
      `SELECT enquired_at AS at FROM sales_enquiry UNION ALL SELECT created_at FROM contact_message
        UNION ALL SELECT created_at FROM impact_box_order UNION ALL SELECT created_at FROM testimonial`,
    );
    expect(dates.map(({ at }) => at.toISOString())).toContain(heldAt);
    expect(await manager().count(HeldSubmission)).toBe(0);
  });

  it.each(CONFIRMED)(
    '%s: confirms a submission from a page in te reo Māori in te reo Māori',
    async (name, subject) => {
      const before = (await mails()).length;
      const form = FORMS.find((each) => each.name === name) as Form;
      expect((await send(form, { language: form.mutation ? 'MI' : 'mi' })).status).toBe(200);
      const sent = (await mails()).slice(before);
      const confirmation = sent.find(({ toAddress }) => toAddress === form.given.email);
      expect(confirmation?.subject).toContain(subject);
      expect(confirmation?.bodyHtml).toContain('lang="mi-NZ"');
      expect(confirmation?.bodyText).toContain('nā te tīma o');
      expect(confirmation?.bodyText).not.toMatch(/\b(the|you|will|Thank|each|Total)\b/);
      const toOthers = sent.find(({ toAddress }) => toAddress !== form.given.email);
      expect(toOthers?.bodyHtml).toContain('lang="en-NZ"');
    },
  );

  it('limit the submissions per minute, and return the time to wait A149', async () => {
    const limited = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1' });
    try {
      const { id } = await factories(limited.app.database).supplier();
      for (const [name, form] of forms) {
        await limited.app.database.manager.query('DELETE FROM rate_limit_window');
        // The calls may extend into the next minute.
        const answers: Answer[] = [];
        for (let call = 0; call < 4; call++) answers.push(await send(form, {}, limited, id));
        const refused = answers.find(({ status }) => status === 429);
        expect([name, refused?.retryAfter]).toEqual([name, expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);
      }
    } finally {
      await limited.stop();
    }
  });
});
