import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A click on the affiliate button of a supplier. */
@Entity('affiliate_link_click')
export class AffiliateLinkClick {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') supplierId!: number;
  @Column('integer', { nullable: true }) impactBuyerId!: number | null;
  @Column('text') url!: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) reviewedAt!: Date | null;
}
