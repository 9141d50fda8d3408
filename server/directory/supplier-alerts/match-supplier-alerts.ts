import { recordActivity } from '../../platform/activity/record-activity.js';
import type { App } from '../../platform/app.js';
import { queueEmail } from '../../platform/mail/email.js';
import { systemContext } from '../../platform/request-context.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import { firstExactMatch } from '../suppliers/supplier-search.read-model.js';
import type { SupplierCard } from '../suppliers/supplier-search.type.js';
import { ALERT_SUBJECT, type SupplierAlert } from './supplier-alert.entity.js';
import { SupplierAlertMatchEmail } from './supplier-alert-match.email.js';

const BATCH = 200;
const NEXT = {
  name: 'supplier-alerts-to-match',
  text: `SELECT id, search FROM supplier_alert WHERE confirmed_at IS NOT NULL AND id > $1 ORDER BY id LIMIT ${BATCH}`,
};
/** The run that deletes the row sends the mail: two runs at once send one. */
const TAKE = `DELETE FROM supplier_alert WHERE id = $1 AND confirmed_at IS NOT NULL RETURNING id, email, language, trade, place`;

type Taken = Pick<SupplierAlert, 'id' | 'email' | 'language' | 'trade' | 'place'>;

/**
 * Mails each confirmed alert whose search finds a supplier without being relaxed. The alert is then over and its address
 * deleted.
 */
export async function matchSupplierAlerts(app: App): Promise<void> {
  for (let after = 0; ; ) {
    const alerts = await app.database.read<Pick<SupplierAlert, 'id' | 'search'>>(NEXT, [after]);
    for (const { id, search } of alerts) {
      const supplier = await firstExactMatch(app.database, search);
      if (supplier) await mailMatch(app, id, supplier);
      after = id;
    }
    if (alerts.length < BATCH) return;
  }
}

/** Every hour: synonyms and categories change what a search finds, too. */
export const matchSupplierAlertsJob: ScheduledJob = {
  name: 'match-supplier-alerts',
  due: 'hourly',
  run: matchSupplierAlerts,
};

const mailMatch = (app: App, id: number, supplier: SupplierCard): Promise<void> =>
  app.database.transaction(async (manager) => {
    const [[alert]]: [Taken[], number] = await manager.query(TAKE, [id]);
    if (!alert) return;
    const context = systemContext(app);
    const mail = new SupplierAlertMatchEmail(
      { ...alert, supplierId: supplier.id, supplierName: supplier.name },
      app.config.publicUrl,
      alert.language,
    );
    await recordActivity(context, {
      action: 'supplier-alert.matched',
      subjectType: ALERT_SUBJECT,
      subjectId: id,
      followUps: [await queueEmail(context, mail, alert.email)],
    });
  });
