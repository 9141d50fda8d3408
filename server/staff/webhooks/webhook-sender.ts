import type { App } from '../../platform/app.js';
import { NotifiedLoop } from '../../platform/database/notified-loop.js';
import { sendWebhook } from './send-webhook.js';
import { type ClaimedEvent, claimEvents, recordAttempt } from './webhook-queue.js';

/** The polling interval for events that must be sent again, which no notification announces. */
const SWEEP_EVERY_MS = 5000;
/**
 * The time in milliseconds after which it looks again if another process claimed its events first. Their locks end
 * within that time.
 */
const AGAIN_AFTER_MS = 50;
/** The events that one process sends at the same time. */
const AT_ONCE = 40;

/**
 * Sends the events that wait for webhooks. They do not go through the job queue: a slow receiver would hold one
 * of its few places, and emails would wait. Any number of processes may send. They claim events with SKIP
 * LOCKED.
 */
export class WebhookSender {
  private readonly loop: NotifiedLoop;
  private readonly sending = new Map<ClaimedEvent, Promise<void>>();

  constructor(private readonly app: App) {
    this.loop = new NotifiedLoop(app.database, {
      name: 'uplift-webhooks',
      channel: 'webhooks',
      sweepEveryMs: SWEEP_EVERY_MS,
      work: () => this.claim(),
      onError: (error) => app.log.warn({ err: error.message }, 'Could not look for webhook events'),
    });
  }

  /** Stops claiming events, and waits for those that are being sent. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.sending.values());
  }

  /** Claims events and begins to send them. Returns true if it found any, since there may be more. */
  private async claim(): Promise<boolean> {
    const most = AT_ONCE - this.sending.size;
    if (most <= 0) return false;
    const { events, skipped } = await claimEvents(this.app, { sending: this.counts(), most });
    for (const event of events) this.sending.set(event, this.send(event));
    // The other process leaves the events beyond its share, and they are announced only once.
    if (skipped) setTimeout(() => this.loop.wake(), AGAIN_AFTER_MS).unref();
    return events.length > 0;
  }

  /** Returns the number of events that are being sent, by webhook. */
  private counts(): Map<number, number> {
    const counts = new Map<number, number>();
    for (const { webhookId } of this.sending.keys()) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
    return counts;
  }

  private async send(event: ClaimedEvent): Promise<void> {
    try {
      const attempt = event.permitted
        ? await sendWebhook(this.app, event, event)
        : {
            response: null,
            milliseconds: 0,
            problem: 'The owner of the webhook no longer has permission to see this event.',
          };
      this.app.metrics.webhookAttempts.inc({ outcome: attempt.problem === null ? 'delivered' : 'failed' });
      await recordAttempt(this.app, event, attempt);
    } catch (error) {
      // The claim expires, and the event is sent again.
      this.app.log.warn({ err: (error as Error).message }, 'The result of a webhook event was not recorded');
    } finally {
      this.sending.delete(event);
      this.loop.wake();
    }
  }
}
