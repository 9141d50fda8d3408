import type { App } from '../../platform/app.js';
import type { DatabaseListener } from '../../platform/database/database-listener.js';
import { sendWebhook } from './send-webhook.js';
import { type ClaimedEvent, claimEvents, recordAttempt } from './webhook-queue.js';

/** The polling interval for events that must be sent again, which no notification announces. */
const SWEEP_EVERY_MS = 5000;
/** The events that one process sends at the same time. */
const AT_ONCE = 40;

/**
 * Sends the events that wait for webhooks. They do not go through the job queue: a slow receiver would hold one
 * of its few places, and emails would wait. Any number of processes may send. They claim events with SKIP
 * LOCKED.
 */
export class WebhookSender {
  private readonly timer: NodeJS.Timeout;
  private readonly listener: DatabaseListener;
  private readonly sending = new Map<ClaimedEvent, Promise<void>>();
  private stopped = false;
  private claiming?: Promise<void>;
  private again = false;

  constructor(
    private readonly app: App,
    sweepEveryMs = SWEEP_EVERY_MS,
  ) {
    this.timer = setInterval(() => this.wake(), sweepEveryMs);
    this.listener = app.database.listen({
      name: 'uplift-webhooks',
      channel: 'webhooks',
      onMessage: () => this.wake(),
      listening: () => this.wake(),
      lost: () => undefined,
    });
  }

  /** Stops claiming events, and waits for those that are being sent. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener.stop();
    await this.claiming;
    await Promise.all(this.sending.values());
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.claiming) {
      this.again = true;
      return;
    }
    this.claiming = this.claim()
      .catch((error: Error) => this.app.log.warn({ err: error.message }, 'Could not look for webhook events'))
      .finally(() => {
        this.claiming = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async claim(): Promise<void> {
    const most = AT_ONCE - this.sending.size;
    if (most <= 0) return;
    const events = await claimEvents(this.app, { sending: this.counts(), most });
    for (const event of events) this.sending.set(event, this.send(event));
    if (events.length > 0) this.again = true;
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
      await recordAttempt(this.app, event, attempt);
    } catch (error) {
      // The claim expires, and the event is sent again.
      this.app.log.warn({ err: (error as Error).message }, 'The result of a webhook event was not recorded');
    } finally {
      this.sending.delete(event);
      this.wake();
    }
  }
}
