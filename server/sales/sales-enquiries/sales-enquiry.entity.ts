import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';
import type { BuyerFeedback, EmailState, EnquiryProgress, EnquiryVia } from './sales-enquiry.states.js';

/** A customer’s enquiry to a supplier. */
@Entity('sales_enquiry')
export class SalesEnquiry {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) enquiredAt!: Date;
  @Column({ type: 'smallint', insert: false, update: false }) salesYear!: number;
  /**
   * The type of its buyer. The database maintains this column and the next one, the first category of its
   * supplier.
   */
  @Column({ type: 'text', insert: false, update: false, nullable: true }) buyerType!: string | null;
  @Column({ type: 'integer', insert: false, update: false, nullable: true }) categoryId!: number | null;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('integer', { nullable: true }) impactBuyerId!: number | null;
  @Column('integer', { nullable: true }) goodCauseId!: number | null;
  @Column('integer', { nullable: true }) referredBySupplierId!: number | null;
  @Column('integer', { nullable: true }) leadId!: number | null;
  @Column('integer', { nullable: true }) personResponsibleId!: number | null;
  @Column('text', { nullable: true }) fullName!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { nullable: true }) mobile!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('boolean', { default: false }) joinEmailList!: boolean;
  @Column('text', { nullable: true }) heardFrom!: string | null;
  @Column('text', { nullable: true }) importSupplier!: string | null;
  @Column('text', { default: 'Enquiry' }) progress!: EnquiryProgress;
  @Column('text', { nullable: true }) buyerFeedback!: BuyerFeedback | null;
  @Column('text', { default: 'Unopened' }) emailState!: EmailState;
  @Column('timestamptz', { nullable: true }) openedAt!: Date | null;
  @Column('text', { nullable: true }) via!: EnquiryVia | null;
  @Column('text', { nullable: true }) enquiryAbout!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) revenue!:
    | number
    | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) supplierRevenue!:
    | number
    | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) contribution!:
    | number
    | null;
  @Column('text', { nullable: true }) xeroInvoice!: string | null;
  @Column('boolean', { default: false }) paidToGoodCause!: boolean;
  @Column('boolean', { default: false }) repeatSale!: boolean;
  @Column('text', { nullable: true }) adminNotes!: string | null;
  @Column('text', { nullable: true }) supplierNotes!: string | null;
  @Column('text', { nullable: true }) buyerNotes!: string | null;
  @Column('text', { nullable: true }) specialField!: string | null;
  @Column('date', { nullable: true }) followUpOn!: string | null;
  @Column('smallint', { nullable: true }) chance!: number | null;
  @Column('boolean', { default: false }) actionNeeded!: boolean;
  @Column('timestamptz', { nullable: true }) archivedAt!: Date | null;
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
