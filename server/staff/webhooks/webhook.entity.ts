import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../platform/identity/roles.js';
import type { DeliveryStatus, PauseReason } from './webhook.states.js';

/** An address to which events are sent for a user. */
@Entity('webhook')
export class Webhook {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') userId!: number;
  @Column('text') name!: string;
  @Column('text') url!: string;
  @Column('text', { array: true }) eventTypes!: string[];
  /** The secret that signs events, encrypted. */
  @Column('text') secret!: string;
  /** The former secret, encrypted. Events are also signed with it until `formerSecretUntil`. */
  @Column('text', { nullable: true }) formerSecret!: string | null;
  @Column('timestamptz', { nullable: true }) formerSecretUntil!: Date | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) pausedAt!: Date | null;
  @Column('text', { nullable: true }) pauseReason!: PauseReason | null;
  @Column('timestamptz', { nullable: true }) lastDeliveredAt!: Date | null;
  /** The time of the last attempt that failed. While it is later than `lastDeliveredAt`, events are sent one at a time. */
  @Column('timestamptz', { nullable: true }) lastFailedAt!: Date | null;
}

/** An event for a webhook, and the result of its latest attempt. */
@Entity('webhook_delivery')
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('integer') webhookId!: number;
  @Column('uuid', { default: () => 'gen_random_uuid()' }) eventId!: string;
  @Column('text') eventType!: string;
  /** The `data` of the payload. */
  @Column('jsonb', { default: () => `'{}'` }) data!: Record<string, unknown>;
  /** The role in which the owner of the webhook may know of the event. Null for a test event. */
  @Column('text', { nullable: true }) asRole!: Role | null;
  /** The record for which the owner has that role. Null for Admin. */
  @Column('integer', { nullable: true }) asRecordId!: number | null;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) occurredAt!: Date;
  @Column('text', { default: 'waiting' }) status!: DeliveryStatus;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('timestamptz', { nullable: true }) firstAttemptAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) nextAttemptAt!: Date;
  /** Until then, no other worker sends the event. */
  @Column('timestamptz', { nullable: true }) claimedUntil!: Date | null;
  @Column('integer', { nullable: true }) responseStatus!: number | null;
  @Column('integer', { nullable: true }) responseMs!: number | null;
  @Column('text', { nullable: true }) responseText!: string | null;
  @Column('text', { nullable: true }) problem!: string | null;
}
