import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a fresh product mails about leads, until staff say it in words of their own. */
const FIRST = [
  {
    id: 1,
    kind: 'lead.to-buyer',
    subject: 'Would {{supplierName}} be a good fit for you?',
    body: `<p>Kia ora {{buyerName}},</p>
<p>We have been thinking about what could help you, and {{supplierName}} ({{supplierType}}) came to mind. Part of what you spend with them goes to a good cause, at no extra cost to you.</p>
<p>{{opportunitySummary}}</p>
<p>What do you think? There is nothing to sign in to, and a no helps us just as much as a yes:</p>
<p><a href="https://{{leadsLinkWithID}}" rel="noopener nofollow">Tell us with a tap</a></p>
<p><a href="https://{{linkToProfileListing}}" rel="noopener nofollow">Read more about them</a></p>
<p>Any questions? Just answer this mail, we are happy to help.</p>
<p>Ngā mihi nui,<br>{{user}}</p>`,
  },
  {
    id: 2,
    kind: 'lead.to-supplier',
    subject: '{{buyerName}} would like to hear from you',
    body: `<p>Kia ora {{supplierName}},</p>
<p>Good news: {{buyerName}} is keen to hear from you.</p>
<p>{{opportunitySummary}}</p>
<p>Here is how to reach them:</p>
<ul><li>Contact: {{buyerContactPerson}}</li><li>Email: {{buyerEmail}}</li><li>Phone: {{buyerContactNumber}}</li><li>Organisation: {{buyerName}}</li><li>Kind of organisation: {{buyerType}}</li></ul>
<p>They are expecting you, so a call or a mail in the next day or two makes a great start. The enquiry stands in your account, too: please keep its progress up to date there, so that the contribution reaches its good cause.</p>
<p>Anything unclear? Just answer this mail.</p>
<p>Ngā mihi nui,<br>{{user}}</p>`,
  },
];

/** The mails about a lead, in words that staff change; every version of them is kept. */
export class MailTemplates1764000000084 implements MigrationInterface {
  name = 'MailTemplates1764000000084';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_template (
        id integer PRIMARY KEY,
        kind text NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mail_template_kind_key UNIQUE (kind)
      )
    `);
    await queryRunner.query(`
      CREATE TABLE mail_template_version (
        template_id integer NOT NULL REFERENCES mail_template (id),
        version integer NOT NULL,
        subject text NOT NULL,
        body text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        saved_by_id integer,
        restored_from integer,
        PRIMARY KEY (template_id, version)
      )
    `);
    for (const { id, kind, subject, body } of FIRST)
      await queryRunner.query('INSERT INTO mail_template (id, kind, subject, body) VALUES ($1, $2, $3, $4)', [
        id,
        kind,
        subject,
        body.replaceAll('\n', ''),
      ]);
    await queryRunner.query(`
      INSERT INTO mail_template_version (template_id, version, subject, body)
      SELECT id, version, subject, body FROM mail_template
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mail_template_version');
    await queryRunner.query('DROP TABLE mail_template');
  }
}
