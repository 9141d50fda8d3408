import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A request of a good cause for a new impact buyer (R110). */
@Entity('impact_buyer_request')
export class ImpactBuyerRequest {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('integer') goodCauseId!: number;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) contactName!: string | null;
  @Column('text', { nullable: true }) contactConnection!: string | null;
  @Column('text', { nullable: true }) contactTitle!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text') email!: string;
}
