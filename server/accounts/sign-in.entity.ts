import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A way of signing in. */
export type SignInMethod = 'password' | 'google' | 'email-link';

/** A sign-in that has not ended, as its user sees it. Its refresh tokens form a family. */
@Entity('sign_in')
export class SignIn {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('uuid') familyId!: string;
  @Column('integer') userId!: number;
  /** Null for sign-ins from before methods were stored. */
  @Column('text', { nullable: true }) method!: SignInMethod | null;
  @Column('text', { nullable: true }) browser!: string | null;
  @Column('text', { nullable: true }) operatingSystem!: string | null;
  /** An IPv4 address or an IPv6 /64, shown to the user only. */
  @Column('text', { nullable: true }) networkAddress!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) signedInAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastUsedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
}
