import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An issued refresh token. A family consists of one sign-in and its rotations. */
@Entity('refresh_token')
export class RefreshToken {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('integer') userId!: number;
  @Column('uuid') familyId!: string;
  @Column('bytea') tokenHash!: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
