import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MessageKind } from './contact-message.kinds.js';
import type { MessageState } from './contact-message.states.js';

/** A message to Uplift from a form of the site, or a reported issue with an enquiry. */
@Entity('contact_message')
export class ContactMessage {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('text') kind!: MessageKind | 'Affiliate link';
  @Column('text', { nullable: true }) fullName!: string | null;
  @Column('text', { nullable: true }) organisation!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) mobile!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('text', { nullable: true }) url!: string | null;
  /** The problem, the enquiry and the supplier of a reported issue. Null for other messages. */
  @Column('text', { nullable: true }) issue!: string | null;
  @Column('integer', { nullable: true }) salesEnquiryId!: number | null;
  @Column('integer', { nullable: true }) reportedBySupplierId!: number | null;
  @Column('text', { default: 'New' }) state!: MessageState;
  @Column('text', { nullable: true }) adminNotes!: string | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
