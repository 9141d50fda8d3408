import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';
import type { BuyerType } from './buyer-types.js';
import type { BuyerStatus, ChanceOfLead, GoodCauseAction, InterestedStatus } from './impact-buyer.states.js';

/** An impact buyer: an organisation that buys for a good cause. */
@Entity('impact_buyer')
export class ImpactBuyer {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) buyerType!: BuyerType | null;
  @Column('text', { default: 'Prospecting' }) interestedStatus!: InterestedStatus;
  @Column('text', { default: 'Data Only' }) status!: BuyerStatus;
  @Column('integer', { nullable: true }) goodCauseId!: number | null;
  @Column('text', { nullable: true }) contactName!: string | null;
  @Column('text', { nullable: true }) contactTitle!: string | null;
  @Column('text', { nullable: true }) contactConnection!: string | null;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) chanceOfLead!: ChanceOfLead | null;
  @Column('text') linkKey!: string;
  @Column('text', { default: "Haven't Done" }) goodCauseAction!: GoodCauseAction;
  @Column('boolean', { default: false }) goodCauseLinkEnabled!: boolean;
  @Column('boolean', { default: false }) isGoodCause!: boolean;
  @Column('text', { nullable: true }) goodCauseComments!: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) prospectingEntered!: string[];
  @Column('text', { nullable: true }) actionNotes!: string | null;
  @Column('text', { nullable: true }) adminNotes!: string | null;
  @Column('text', { nullable: true }) whoWeAre!: string | null;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) urlKeyword!: string | null;
  @Column('text', { nullable: true }) recentImpactStory!: string | null;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('text', { nullable: true }) storageId!: string | null;
  @Column('text', { nullable: true }) type!: string | null;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('boolean', { default: false }) buyerSelected!: boolean;
  @Column('boolean', { default: false }) tradiesSelected!: boolean;
  @Column('boolean', { default: false }) supplierSelected!: boolean;
  @Column('integer', { nullable: true }) suppliersUsed!: number | null;
  @Column('text', { nullable: true }) buyersSlogan!: string | null;
  @Column('text', { nullable: true }) contributionsGeneratedSlogan!: string | null;
  @Column('text', { nullable: true }) communityHoursSlogan!: string | null;
  @Column('text', { nullable: true }) communityHoursSloganSupplier!: string | null;
  @Column('text', { nullable: true }) tradieSlogan!: string | null;
  @Column('text', { nullable: true }) tradieStat1!: string | null;
  @Column('text', { nullable: true }) tradieStat2!: string | null;
  @Column('text', { nullable: true }) tradieMessage1!: string | null;
  @Column('text', { nullable: true }) tradieMessage2!: string | null;
  @Column('integer', { nullable: true }) supplierEnquiryTotal!: number | null;
  @Column('numeric', { precision: 12, scale: 2, transformer: decimal, nullable: true })
  supplierContributionTotal!: number | null;
  @Column('text', { nullable: true }) suppliersSlogan!: string | null;
  @Column('text', { nullable: true }) contributionsGeneratedSloganSupplier!: string | null;
  @Column({ type: 'text', insert: false, update: false, select: false }) searchedText!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
