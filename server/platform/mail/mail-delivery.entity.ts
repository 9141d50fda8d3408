import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The delivery ledger: one row per mail. */
@Entity('mail_delivery')
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') kind!: string;
  @Column('text') messageId!: string;
  @Column('text') toAddress!: string;
  /** Further addressees, who see each other. */
  @Column('text', { array: true, default: () => "'{}'" }) alsoTo!: string[];
  @Column('text', { array: true, default: () => "'{}'" }) cc!: string[];
  @Column('text', { array: true, default: () => "'{}'" }) bcc!: string[];
  @Column('text', { nullable: true }) replyTo!: string | null;
  @Column('text') subject!: string;
  @Column('text') bodyText!: string;
  @Column('text') bodyHtml!: string;
  @Column('text', { nullable: true }) subjectType!: string | null;
  @Column('integer', { nullable: true }) subjectId!: number | null;
  /** The supplier that it notifies, and that may have such mails stopped. */
  @Column('integer', { nullable: true }) notifiesSupplierId!: number | null;
  @Column('text', { default: 'queued' }) status!: string;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  /** Until then a worker is sending it, and others leave it alone. */
  @Column('timestamptz', { nullable: true }) claimedUntil!: Date | null;
  /** Tries that ended after its words were on their way and before an answer came. */
  @Column('integer', { default: 0 }) unanswered!: number;
  @Column('text', { nullable: true }) error!: string | null;
  @Column('text', { nullable: true }) transport!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** When staff last had it sent again after it had failed: from then on it has as long as a new one. */
  @Column('timestamptz', { nullable: true }) sentAgainAt!: Date | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** When a mail server told that it could not deliver what had been taken. */
  @Column('timestamptz', { nullable: true }) bouncedAt!: Date | null;
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
}
