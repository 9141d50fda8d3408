import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
