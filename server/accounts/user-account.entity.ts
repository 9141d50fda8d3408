import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
