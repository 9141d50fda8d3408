import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TokenScope } from '../../shared/token-scopes.js';

/** A token with which another system acts for a user. */
@Entity('api_token')
export class ApiToken {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') userId!: number;
  @Column('text') name!: string;
  @Column('bytea') tokenHash!: Buffer;
  /** The first characters of the token, by which its owner recognises it. */
  @Column('text') tokenStart!: string;
  /** An id beside those of sign-ins, by which the user of a request is read. */
  @Column('uuid', { default: () => 'gen_random_uuid()' }) sessionId!: string;
  @Column('text', { array: true }) scopes!: TokenScope[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** Null if the token does not expire. */
  @Column('timestamptz', { nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
