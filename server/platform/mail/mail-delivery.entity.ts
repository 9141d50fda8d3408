import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of the delivery ledger: one mail and its status. */
@Entity('mail_delivery')
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') kind!: string;
  @Column('text') messageId!: string;
  @Column('text') toAddress!: string;
  /** Additional recipients, who see each other. */
  @Column('text', { array: true, default: () => "'{}'" }) alsoTo!: string[];
  @Column('text', { array: true, default: () => "'{}'" }) cc!: string[];
  @Column('text', { array: true, default: () => "'{}'" }) bcc!: string[];
  @Column('text', { nullable: true }) replyTo!: string | null;
  @Column('text') subject!: string;
  @Column('text') bodyText!: string;
  @Column('text') bodyHtml!: string;
  @Column('text', { nullable: true }) subjectType!: string | null;
  @Column('integer', { nullable: true }) subjectId!: number | null;
  /** The supplier that the mail notifies, who can unsubscribe. Null if the mail is not a notification. */
  @Column('integer', { nullable: true }) notifiesSupplierId!: number | null;
  @Column('text', { default: 'queued' }) status!: string;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  /** The time until which a worker has claimed the mail. Null if it is not claimed. */
  @Column('timestamptz', { nullable: true }) claimedUntil!: Date | null;
  /** The number of tries that ended after the text was sent and before a response arrived. */
  @Column('integer', { default: 0 }) unanswered!: number;
  @Column('text', { nullable: true }) error!: string | null;
  @Column('text', { nullable: true }) transport!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** The time at which staff last queued the failed mail again. It then has as long as a new mail. */
  @Column('timestamptz', { nullable: true }) sentAgainAt!: Date | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** The time at which a mail server reported that it could not deliver the accepted mail. */
  @Column('timestamptz', { nullable: true }) bouncedAt!: Date | null;
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
}
