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

/** A user account with its roles and the records it is linked to. */
@Entity('user_account')
export class UserAccount {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') identityId!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) fullName!: string | null;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('timestamptz', { nullable: true }) emailVerifiedAt!: Date | null;
  /** The time at which a session was last started or renewed. */
  @Column('timestamptz', { nullable: true }) lastSignedInAt!: Date | null;
  /** The time of deactivation. Null if the user can sign in. */
  @Column('timestamptz', { nullable: true }) deactivatedAt!: Date | null;
  @Column('text', { array: true, default: () => "'{}'" }) roles!: string[];
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('integer', { nullable: true }) impactBuyerId!: number | null;
  @Column('integer', { nullable: true }) goodCauseId!: number | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
