import type { MigrationInterface, QueryRunner } from 'typeorm';

const FACTS = `supplier_id, impact_buyer_id, good_cause_id, sales_year, progress, via, email_state, paid_to_good_cause,
  action_needed, archived, sales_month, buyer_type, category_id, repeat_sale`;
const TAKEN = 'RETURNING *\n    )';
const NETTED = `RETURNING *
    ), netted AS (
      SELECT ${FACTS}, sum(enquiries)::integer AS enquiries, sum(revenue) AS revenue, sum(contribution) AS contribution
      FROM taken GROUP BY ${FACTS} HAVING sum(enquiries) <> 0 OR sum(revenue) <> 0 OR sum(contribution) <> 0
    )`;

/** The function that folds, with every `from` in its text replaced. */
async function rewrite(queryRunner: QueryRunner, ...replaced: [from: string, to: string][]): Promise<void> {
  const [{ text }] = await queryRunner.query(
    "SELECT pg_get_functiondef('fold_enquiry_changes'::regproc) AS text",
  );
  const missing = replaced.find(([from]) => !text.includes(from));
  if (missing) throw new Error(`fold_enquiry_changes does not say "${missing[0]}".`);
  await queryRunner.query(replaced.reduce((found, [from, to]) => found.replaceAll(from, to), text as string));
}

/**
 * What came and went since the last folding is added up before the totals take it, each in its way: an enquiry that has
 * become a sale meanwhile is one change and not three.
 */
export class FoldNetChanges1764000000132 implements MigrationInterface {
  name = 'FoldNetChanges1764000000132';

  // The last of its text counts those that were taken, with a semicolon behind the name.
  async up(queryRunner: QueryRunner): Promise<void> {
    await rewrite(queryRunner, ['FROM taken ', 'FROM netted '], [TAKEN, NETTED]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rewrite(queryRunner, [NETTED, TAKEN], ['FROM netted ', 'FROM taken ']);
  }
}
