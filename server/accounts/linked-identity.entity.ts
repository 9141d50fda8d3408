import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who an account is at a provider that it signs in with, such as Google. */
@Entity('linked_identity')
export class LinkedIdentity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('integer') userId!: number;
  @Column('text') issuer!: string;
  /** What the provider knows them by; the address may change there and here. */
  @Column('text') subject!: string;
  @Column('timestamptz', { default: () => 'now()' }) linkedAt!: Date;
}
