import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An identity of an account at a provider for sign-in, such as Google. */
@Entity('linked_identity')
export class LinkedIdentity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('integer') userId!: number;
  @Column('text') issuer!: string;
  /** The id of the user at the provider. Unlike the address, it never changes. */
  @Column('text') subject!: string;
  @Column('timestamptz', { default: () => 'now()' }) linkedAt!: Date;
}
