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

/** A counted click. */
@Entity('click')
export class Click {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') type!: string;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('integer', { nullable: true }) learnMoreFileId!: number | null;
  @Column('integer', { nullable: true }) refId!: number | null;
  @Column('text', { nullable: true }) path!: string | null;
  @Column('jsonb', { default: () => "'{}'" }) payload!: Record<string, unknown>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
