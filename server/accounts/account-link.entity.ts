import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A single-use link sent by mail. */
@Entity('account_link')
export class AccountLink {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('integer') userId!: number;
  @Column('text') purpose!: string;
  @Column('bytea') tokenHash!: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
