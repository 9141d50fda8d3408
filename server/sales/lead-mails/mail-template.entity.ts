import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LeadMailKind } from './lead-mail.kinds.js';

/** The template of a kind of mail, with placeholders. One row for each kind. */
@Entity('mail_template')
export class MailTemplate {
  @PrimaryColumn('integer') id!: number;
  @Column('text', { unique: true }) kind!: LeadMailKind;
  @Column('text') subject!: string;
  @Column('text') body!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
