import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';
import type { LeadResponse, LeadStatus, LeadType } from './lead.states.js';

/** A lead: a supplier that staff offer to an impact buyer. */
@Entity('lead')
export class Lead {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') impactBuyerId!: number;
  @Column('integer') supplierId!: number;
  @Column('text', { nullable: true }) fromType!: string | null;
  @Column('text', { nullable: true }) fromName!: string | null;
  @Column('text', { nullable: true }) fromPhone!: string | null;
  @Column('text', { nullable: true }) fromEmail!: string | null;
  @Column('text', { nullable: true }) buyerType!: string | null;
  @Column('text', { nullable: true }) callRailPhone!: string | null;
  @Column('text', { nullable: true }) urlKeyword!: string | null;
  @Column('text', { nullable: true }) listTitle!: string | null;
  @Column('text', { nullable: true }) summary!: string | null;
  @Column('text', { nullable: true }) opportunitySummary!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('text', { nullable: true }) customersResponse!: LeadResponse | null;
  @Column('text', { nullable: true }) customersComments!: string | null;
  @Column('boolean', { default: false }) customerHidden!: boolean;
  @Column('text', { default: 'Card Created' }) status!: LeadStatus;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) actionTakenAt!: Date | null;
  @Column('timestamptz', { nullable: true }) soundingPositiveAt!: Date | null;
  @Column('date', { nullable: true }) futureActionOn!: string | null;
  @Column('timestamptz', { nullable: true }) slimChanceAt!: Date | null;
  @Column('timestamptz', { nullable: true }) noOpportunityAt!: Date | null;
  @Column('integer', { nullable: true }) salesEnquiryId!: number | null;
  @Column('smallint', { default: 0 }) weight!: number;
  @Column('text', { nullable: true }) leadType!: LeadType | null;
  @Column('integer', { nullable: true }) personResponsibleId!: number | null;
  @Column('smallint', { nullable: true }) chance!: number | null;
  @Column('smallint', { nullable: true }) estimatedRevenueBand!: number | null;
  @Column('smallint', { nullable: true }) estimatedContributionBand!: number | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) actualRevenue!:
    | number
    | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true }) actualContribution!:
    | number
    | null;
  @Column('timestamptz', { nullable: true }) archivedAt!: Date | null;
  /** The searchable text: contact details and offer. PostgreSQL writes it. */
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
