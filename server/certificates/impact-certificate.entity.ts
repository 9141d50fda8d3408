import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { decimal } from '../platform/database/decimal.js';
import type { CertificateState } from './certificate.states.js';

/** A certificate with its figures as certified. Of each buyer at most one is current, and one in the making. */
@Entity('impact_certificate')
export class ImpactCertificate {
  @PrimaryGeneratedColumn('identity') id!: number;
  /** Such as UC-2026-000123; never given twice. */
  @Column('text') number!: string;
  @Column('integer') impactBuyerId!: number;
  @Column('integer') version!: number;
  @Column('text', { default: 'building' }) state!: CertificateState;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) causeName!: string | null;
  /** Years of New Zealand in which something was given; null before there was anything. */
  @Column('integer', { nullable: true }) firstYear!: number | null;
  @Column('integer', { nullable: true }) lastYear!: number | null;
  @Column('numeric', { precision: 14, scale: 2, transformer: decimal }) contribution!: number;
  @Column('integer') hours!: number;
  @Column('date') issuedOn!: string;
  /** Where the file store has it, while it is current. */
  @Column('text', { nullable: true }) fileAddress!: string | null;
  @Column('integer', { default: 0 }) tries!: number;
  /** Why it failed, in words for staff. */
  @Column('text', { nullable: true }) problem!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** When a newer version took its place; null while it is current. */
  @Column('timestamptz', { nullable: true }) replacedAt!: Date | null;
}
