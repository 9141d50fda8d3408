import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The delivery ledger: one row per mail. */
@Entity('mail_delivery')
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') kind!: string;
  @Column('text') messageId!: string;
  @Column('text') toAddress!: string;
  @Column('text', { array: true, default: () => "'{}'" }) cc!: string[];
  @Column('text', { array: true, default: () => "'{}'" }) bcc!: string[];
  @Column('text', { nullable: true }) replyTo!: string | null;
  @Column('text') subject!: string;
  @Column('text') bodyText!: string;
  @Column('text') bodyHtml!: string;
  @Column('text', { nullable: true }) subjectType!: string | null;
  @Column('integer', { nullable: true }) subjectId!: number | null;
  @Column('text', { default: 'queued' }) status!: string;
  @Column('integer', { default: 0 }) attempts!: number;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  @Column('text', { nullable: true }) error!: string | null;
  @Column('text', { nullable: true }) transport!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
}
