import { Column, Entity, PrimaryColumn } from 'typeorm';
import { decimal } from '../../platform/database/decimal.js';

/** The site-wide settings, a single row. */
@Entity('settings')
export class SiteSettings {
  @PrimaryColumn('integer') id!: number;
  @Column('numeric', { precision: 14, scale: 2, transformer: decimal, default: 0 }) contributions!: number;
  @Column('integer', { default: 1 }) version!: number;
}
