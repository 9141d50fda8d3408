import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropCreated, runFiles } from './run-files.js';

const FILES = ['1764000000006-leads.sql', '1764000000006-sales-enquiries.sql'];

/** The first versions of the templates, until staff change them. */
const MAIL_TEMPLATES = [
  {
    id: 1,
    kind: 'lead.to-buyer',
    subject: 'Would {{supplierName}} be a good fit for you?',
    body: `<p>Kia ora {{buyerName}},</p>
<p>We have been thinking about who could help you, and {{supplierName}} ({{supplierType}}) came to mind. Part of what you spend with them goes to a good cause, at no extra cost to you.</p>
<p>{{opportunitySummary}}</p>
<p>What do you think? You don’t need to sign in, and a no helps us just as much as a yes:</p>
<p><a href="https://{{leadsLinkWithID}}" rel="noopener nofollow">Tell us with a tap</a></p>
<p><a href="https://{{linkToProfileListing}}" rel="noopener nofollow">Read more about them</a></p>
<p>Any questions? Just reply to this email. We are happy to help.</p>
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
<ul><li>Contact: {{buyerContactPerson}}</li><li>Email: {{buyerEmail}}</li><li>Phone: {{buyerContactNumber}}</li><li>Organisation: {{buyerName}}</li><li>Type of organisation: {{buyerType}}</li></ul>
<p>They are expecting you, so a call or an email in the next day or two makes a great start. The enquiry is also in your account. Please keep its progress up to date there, so that the contribution reaches its good cause.</p>
<p>Anything unclear? Just reply to this email.</p>
<p>Ngā mihi nui,<br>{{user}}</p>`,
  },
];

/** Leads, sales enquiries, orders and the templates of lead emails. */
export class Sales1764000000006 implements MigrationInterface {
  name = 'Sales1764000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await runFiles(queryRunner, FILES);
    for (const { id, kind, subject, body } of MAIL_TEMPLATES)
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
    await dropCreated(queryRunner, FILES);
  }
}
