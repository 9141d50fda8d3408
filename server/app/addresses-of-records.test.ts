import { AddressesOfRecords1764000000191 } from '../../migrations/1764000000191-addresses-of-records.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';

it('addresses of domains in other scripts get the spelling that is stored now, in every table, and others stay', async () => {
  const uplift = await TestUplift.start();
  const { manager, dataSource } = uplift.app.database;
  const make = factories(uplift.app.database);
  const before = ['Ana@Kōwhai.example', 'hemi@plain.example'];
  for (const email of before) {
    const supplier = await make.supplier({ enquiryEmail: email, ownerEmail: email });
    const buyer = await make.impactBuyer({ email });
    await make.salesEnquiry({ email });
    await make.lead({ supplierId: supplier.id, impactBuyerId: buyer.id, fromEmail: email });
    await manager.query(
      `INSERT INTO contact_message (kind, full_name, email) VALUES ('General', 'Ana', $1)`,
      [email],
    );
    await manager.query(
      `INSERT INTO held_submission (form, sender_name, sender_email, summary, answers, content, reason)
        VALUES ('Message', 'Ana', $1, '', '[]', jsonb_build_object('email', $1::text), 'A hidden field was filled in.')`,
      [email],
    );
  }
  const runner = dataSource.createQueryRunner();
  await new AddressesOfRecords1764000000191().up(runner);
  await runner.release();
  const after = ['ana@xn--kwhai-g9a.example', 'hemi@plain.example'];
  for (const [table, column] of [
    ['supplier', 'enquiry_email'],
    ['supplier', 'owner_email'],
    ['impact_buyer', 'email'],
    ['sales_enquiry', 'email'],
    ['lead', 'from_email'],
    ['contact_message', 'email'],
    ['held_submission', 'sender_email'],
    ['held_submission', `content ->> 'email'`],
  ]) {
    const rows: { address: string }[] = await manager.query(
      `SELECT ${column} AS address FROM ${table} ORDER BY id`,
    );
    expect([table, column, rows.map(({ address }) => address)]).toEqual([table, column, after]);
  }
  await uplift.stop();
});
