import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A visit through a supplier’s affiliate button. */
@Entity('affiliate_link_click')
export class AffiliateLinkClick {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') supplierId!: number;
  @Column('integer', { nullable: true }) impactBuyerId!: number | null;
  @Column('text') url!: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) reviewedAt!: Date | null;
}
