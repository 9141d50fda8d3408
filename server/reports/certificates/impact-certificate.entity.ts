import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';
import type { CertificateState } from './certificate.states.js';

/**
 * A certificate with its figures as certified. A buyer has at most one current certificate and one that is
 * being built.
 */
@Entity('impact_certificate')
export class ImpactCertificate {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** The unique number, such as UC-2026-000123. */
  @Column('text') number!: string;
  @Column('integer') impactBuyerId!: number;
  @Column('integer') version!: number;
  @Column('text', { default: 'building' }) state!: CertificateState;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) causeName!: string | null;
  /** The first and last New Zealand years with a contribution. Null without any. */
  @Column('integer', { nullable: true }) firstYear!: number | null;
  @Column('integer', { nullable: true }) lastYear!: number | null;
  @Column('numeric', { precision: 14, scale: 2, transformer: decimal }) contribution!: number;
  @Column('integer') hours!: number;
  @Column('date') issuedOn!: string;
  /** The address in the file store. Null unless the certificate is current. */
  @Column('text', { nullable: true }) fileAddress!: string | null;
  @Column('integer', { default: 0 }) tries!: number;
  /** The reason why it failed, for staff. Null if it has not. */
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
  /** The time at which a newer version replaced it. Null while it is current. */
  @Column('timestamptz', { nullable: true }) replacedAt!: Date | null;
}
