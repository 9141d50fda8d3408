import { readdirSync, readFileSync } from 'node:fs';
import { MAIL_PREVIEWS } from '../../app/mail-previews.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const PREVIEW = `query ($kind: String!, $language: Language) {
  mailPreview(kind: $kind, language: $language) { subject html text } }`;
const KINDS = Object.keys(MAIL_PREVIEWS);
/** Kinds of mail about records. Mails about accounts always have a record, as there is always an account. */
const OF_RECORDS = KINDS.filter((kind) => !kind.startsWith('account.'));

describe('email previews', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const preview = async (kind: string, language = 'EN') =>
    (await uplift.graphql(PREVIEW, { kind, language }, { as: admin })).data.mailPreview;

  it('say for each kind that it has no record yet if so', async () => {
    for (const kind of OF_RECORDS) expect([kind, await preview(kind)]).toEqual([kind, null]);
  });

  it('show each kind with the newest real record in one layout, and send nothing', async () => {
    const make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    const cause = await make.goodCause({ name: 'Youth Trust' });
    const supplier = await make.supplier({ name: 'Kōwhai & <b>Sons</b>' });
    const buyer = await make.impactBuyer({ name: 'Nīkau School' });
    await make.salesEnquiry({ supplierId: supplier.id, fullName: 'Ana', email: 'ana@example.nz' });
    await make.lead({ supplierId: supplier.id, impactBuyerId: buyer.id });
    await manager.query(
      `INSERT INTO contact_message (kind, full_name, email, message) VALUES ('General', 'Mere', 'm@b.nz', 'Kia ora')`,
    );
    await manager.query(`INSERT INTO contact_message (kind, supplier_id) VALUES ('Affiliate link', $1)`, [
      supplier.id,
    ]);
    await manager.query(
      `INSERT INTO impact_box_order (full_name, email, items, total)
        VALUES ('Tui', 't@b.nz', '[{"name": "Impact Box, small", "price": 59, "quantity": 2}]', 118)`,
    );
    await manager.query(
      `INSERT INTO impact_buyer_request (good_cause_id, name, email) VALUES ($1, 'Kura', 'k@b.nz')`,
      [cause.id],
    );
    for (const kind of KINDS)
      for (const language of ['EN', 'MI']) {
        const { subject, html, text } = await preview(kind, language);
        expect([kind, subject.length > 0, text.length > 0]).toEqual([kind, true, true]);
        expect(html).toContain('color-scheme');
        expect(html).not.toContain('<b>Sons</b>');
        expect(`${html} ${text} ${subject}`).not.toMatch(/undefined|\bnull\b|\[object/);
      }
    expect(await manager.count(MailDelivery)).toBe(0);
  });

  it('cover every kind of email', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' });
    const kinds = files
      .filter((file) => /\.email\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`server/${file}`, 'utf8').matchAll(/ kind(?:: string)? = '([^']+)'/g),
      ])
      .map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter((kind) => !KINDS.includes(kind ?? ''))).toEqual([]);
  });

  it('are staff only, and refuse unknown kinds', async () => {
    for (const kind of ['constructor', '', 'x']) {
      const { errors } = await uplift.graphql(PREVIEW, { kind }, { as: admin });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});
