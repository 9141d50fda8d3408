import {
  KOWHAI_PLUMBING_ID,
  POHUTUKAWA_SCHOOL_ID,
  RATA_PRINT_ID,
  RATA_STUDIO_BUYER_ID,
} from '../demo-records.js';
import { Random } from '../random.js';
import { Json, type Row } from '../row.js';

/** The user who handles the enquiries of a supplier in the demo. */
const WORKED_BY: Readonly<Record<number, { user: number; name: string; replyTo: string }>> = {
  [KOWHAI_PLUMBING_ID]: {
    user: 3,
    name: 'Hēmi Parata, Kōwhai Plumbing',
    replyTo: 'enquiries@kowhaiplumbing.example',
  },
  [RATA_PRINT_ID]: { user: 6, name: 'Sina Leota, Rātā Print', replyTo: 'enquiries@rataprint.example' },
};

const REPLIES = [
  'Thanks for getting in touch. I can come by on Thursday at ten, would that suit?',
  'Happy to help. Could you send a photo or two? Then I can tell you more about the price.',
  'That is the kind of job we do every week. The quote is attached to this mail, it holds for thirty days.',
  'We are booked this week but have time from Monday. I will ring you tomorrow morning.',
] as const;

/** Remembers the enquiries to the records of the demo sign-ins while all enquiries are streamed. */
export class DemoHistory {
  private readonly enquiries: Row[] = [];

  *watch(rows: Iterable<Row>): Generator<Row> {
    for (const row of rows) {
      const known = WORKED_BY[Number(row.supplier_id)] !== undefined;
      const bought =
        row.impact_buyer_id === POHUTUKAWA_SCHOOL_ID || row.impact_buyer_id === RATA_STUDIO_BUYER_ID;
      if (known || bought) this.enquiries.push(row);
      yield row;
    }
  }

  /** Returns the id of the latest of these enquiries to a supplier, or null. */
  latestOf(supplierId: number): number | null {
    const ids = this.enquiries.filter((row) => row.supplier_id === supplierId).map(({ id }) => Number(id));
    return ids.length > 0 ? Math.max(...ids) : null;
  }

  /** Yields the timeline of each of these enquiries, at the times of the enquiry itself. */
  *activityRows(): Generator<Row> {
    for (const enquiry of this.enquiries) {
      const entry = (
        at: Row[string],
        actor_kind: string,
        actor_id: number | null,
        action: string,
        changes: object,
      ) => ({
        occurred_at: at ?? null,
        actor_kind,
        actor_id,
        action,
        subject_type: 'sales-enquiry',
        subject_id: enquiry.id ?? null,
        changes: new Json(changes),
      });
      yield entry(enquiry.enquired_at ?? null, 'visitor', null, 'sales-enquiry.sent', {});
      const worker = WORKED_BY[Number(enquiry.supplier_id)]?.user ?? 1;
      if (enquiry.opened_at != null) {
        yield entry(enquiry.opened_at, 'user', worker, 'sales-enquiry.viewed', {
          emailState: ['Unopened', 'Viewed'],
        });
      }
      if (enquiry.progress !== 'Enquiry') {
        yield entry(enquiry.updated_at ?? null, 'user', worker, 'sales-enquiry.changed', {
          progress: ['Enquiry', enquiry.progress],
        });
      }
    }
  }

  /** Yields the replies of these suppliers, as mails that were delivered to the local mailbox. */
  *mailRows(): Generator<Row> {
    for (const enquiry of this.enquiries) {
      const worker = WORKED_BY[Number(enquiry.supplier_id)];
      if (
        worker === undefined ||
        enquiry.email_state !== 'Reply Sent' ||
        !(enquiry.opened_at instanceof Date)
      )
        continue;
      const random = new Random(`reply ${enquiry.id}`);
      const text = random.pick(REPLIES);
      const first = String(enquiry.full_name).split(' ')[0];
      yield {
        kind: 'sales-enquiry.reply',
        message_id: `<${random.key(22)}@uplift.example>`,
        to_address: enquiry.email ?? null,
        reply_to: worker.replyTo,
        subject: `Re: ${enquiry.enquiry_about}`,
        body_text: `Kia ora ${first},\n\n${text}\n\nNgā mihi\n${worker.name}`,
        body_html: `<p>Kia ora ${first},</p><p>${text}</p><p>Ngā mihi<br>${worker.name}</p>`,
        subject_type: 'sales-enquiry',
        subject_id: enquiry.id ?? null,
        status: 'sent',
        attempts: 1,
        last_attempt_at: enquiry.opened_at,
        transport: 'mailbox',
        created_at: enquiry.opened_at,
        sent_at: enquiry.opened_at,
      };
    }
  }
}
